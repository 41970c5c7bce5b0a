export function EcommerceSeo() {
  return <h1>EcommerceSeo</h1>;
}
