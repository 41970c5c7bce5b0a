export function WebPortalDesign() {
  return <h1>WebPortalDesign</h1>;
}
