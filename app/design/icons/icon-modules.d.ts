declare module "icon:*" {
  import type { ComponentType, SVGProps } from "react";

  const Icon: ComponentType<SVGProps<SVGSVGElement>>;
  export default Icon;
}

declare module "chunk-url:*" {
  const url: string;
  export default url;
}
