import SearchIcon from "icon:lucide/search";

type SearchFieldProps = {
  label: string;
  placeholder: string | undefined;
  value: string;
  className: string;
};

/** What a list is searched with. */
export function SearchField({ label, placeholder, value, className }: SearchFieldProps) {
  return (
    <label className={`relative ${className}`}>
      <span className="visually-hidden">{label}</span>
      <SearchIcon className="absolute top-[13px] left-1.75 size-2.25 text-text-2" />
      <input
        type="search"
        name="q"
        className="control w-full ps-5.25 placeholder:text-text-3 placeholder:opacity-100"
        defaultValue={value}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
    </label>
  );
}
