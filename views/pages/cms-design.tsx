export function CmsDesign() {
  return <h1>CmsDesign</h1>;
}
