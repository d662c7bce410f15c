import FileText from "icon:lucide/file-text";

/** A file that somebody sent, by its name and size. */
export function FileName({ name, size }: { name: string; size: string }) {
  return (
    <p className="flex items-center gap-1.25 font-620 wrap-anywhere">
      <FileText className="size-2.5 flex-none" />
      {name}
      <span className="flex-none text-note font-400 text-text-2">{size}</span>
    </p>
  );
}
