internal import Markdown
internal import Markdown
internal import YAML

package func probe2() -> Int32 { 1 }
