import dialogUrl from "chunk-url:design/search/search-dialog.tsx";
import SearchIcon from "icon:lucide/search";
import { type ComponentType, useEffect, useState } from "react";

type Dialog = ComponentType<{ label: string; onClose: () => void }>;

/**
 * The way to search from any page: a link to /search that script turns into a dialog, also on
 * Ctrl K or ⌘ K. The dialog's code is loaded when it is first wanted.
 */
export function SearchTrigger({ label }: { label: string }) {
  const [Dialog, setDialog] = useState<Dialog>();

  useEffect(() => {
    // By the key's place: on a Greek keyboard the letter is κ.
    const onKey = (event: KeyboardEvent) =>
      event.code === "KeyK" && (event.ctrlKey || event.metaKey) && open(event, setDialog);
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  return (
    <>
      <a
        className="search-trigger"
        href="/search"
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) =>
          event.ctrlKey || event.metaKey || event.shiftKey || open(event, setDialog)
        }
      >
        <SearchIcon />
      </a>
      {Dialog && <Dialog label={label} onClose={() => setDialog(undefined)} />}
    </>
  );
}

function open(event: { preventDefault(): void }, show: (dialog: () => Dialog) => void) {
  event.preventDefault();
  import(/* @vite-ignore */ dialogUrl).then(
    ({ SearchDialog }) => show(() => SearchDialog),
    () => location.assign("/search"),
  );
}
