import type { Sent } from './post.ts';

/**
 * What WebMCP adds to the submit event of a form that an agent sends for its user. The DOM types do not include it yet.
 */
type AgentSubmit = Event & {
  agentInvoked?: boolean;
  respondWith?: (response: Promise<unknown>) => void;
};

/** Gives a browsing agent the message that the page shows. `respondWith` has to be called during the event. */
export function tellAgent(event: AgentSubmit, sent: Promise<Sent>): void {
  if (!event.agentInvoked) return;
  event.respondWith?.(sent.then(({ answer, reference }) => ({ ...answer, reference })));
}
