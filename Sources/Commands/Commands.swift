internal import Site

package func run() { print(probe2()) }
