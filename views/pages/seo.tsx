export function Seo() {
  return <h1>Seo</h1>;
}
