import Moon from "icon:lucide/moon";
import Sun from "icon:lucide/sun";
import { useColorMode } from "../../browser/use-color-mode.ts";
import type { ShellData } from "../../content/shell-data.server.ts";

/**
 * Switches between dark and light (spec, section 4). Both labels are in the document and the style
 * sheet shows the right one, because the server does not know the visitor's mode.
 */
export function ColorModeToggle({ words }: { words: ShellData["shell"]["colorMode"] }) {
  const { toggle, forced } = useColorMode();
  return (
    <button type="button" className="strip-button needs-script" onClick={toggle} disabled={forced}>
      <span className="mode-to-dark" title={words.labelDark}>
        <Moon />
        <span className="mode-word">{words.toDark}</span>
      </span>{" "}
      <span className="mode-to-light" title={words.labelLight}>
        <Sun />
        <span className="mode-word">{words.toLight}</span>
      </span>
    </button>
  );
}
