export * from "./case-studies/fresh-food.ts";
export * from "./case-studies/glow-beauty.ts";
export * from "./case-studies/index-page.ts";
export * from "./case-studies/nextgen-gaming.ts";
export * from "./case-studies/urban-fit.ts";
