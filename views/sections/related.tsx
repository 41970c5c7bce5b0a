import { Sidebar } from '../parts/sidebar.tsx';

/** The related services, on a page where the price comes after the questions. */
export function Related() {
  return (
    <section className="section section-related">
      <div className="frame section-grid">
        <Sidebar />
      </div>
    </section>
  );
}
