export function LogoDesign() {
  return <h1>LogoDesign</h1>;
}
