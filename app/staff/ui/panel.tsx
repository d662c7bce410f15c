import ChevronDown from "icon:lucide/chevron-down";
import type { ReactNode } from "react";

type PanelProps = {
  label: string;
  isOpen?: boolean | undefined;
  isSmall?: boolean | undefined;
  children: ReactNode;
};

/** A frame that opens to more than its name. */
export function Panel({ label, isOpen = false, isSmall = false, children }: PanelProps) {
  return (
    <details
      className={`group/panel rounded-(--radius) border-[1.5px] border-line-ctl ${isSmall ? "max-w-[360px]" : ""}`}
      open={isOpen}
    >
      <summary
        className={`flex items-center justify-between gap-1.5 px-2 py-0.75 font-620 hover:bg-raise ${isSmall ? "min-h-[42px] text-small" : "min-h-[46px]"}`}
      >
        {label}
        <ChevronDown className="size-2.25 flex-none transition-[rotate] duration-(--quick) group-open/panel:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-2 px-2 pt-0.5 pb-2.25 text-small">{children}</div>
    </details>
  );
}
