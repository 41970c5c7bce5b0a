import type { Sent } from './post.ts';

/** What WebMCP adds to the event of a form that an agent has sent for its user; no browser's types know it yet. */
type AgentSubmit = Event & {
  agentInvoked?: boolean;
  respondWith?: (response: Promise<unknown>) => void;
};

/** A browsing agent hears the same as the page says. It has to be promised while the event is under way. */
export function tellAgent(event: AgentSubmit, sent: Promise<Sent>): void {
  if (!event.agentInvoked) return;
  event.respondWith?.(sent.then(({ answer, reference }) => ({ ...answer, reference })));
}
