internal import Unicode
internal import Markdown
internal import YAML

package func probe2() -> Int32 { probe() }
