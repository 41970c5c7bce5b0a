import type { SendResult } from './post.ts';

/**
 * What WebMCP adds to the submit event of a form that an agent sends for its user. The DOM types do not include it yet.
 */
type AgentSubmit = Event & {
  agentInvoked?: boolean;
  respondWith?: (response: Promise<unknown>) => void;
};

/** Gives a browsing agent the message that the page shows. `respondWith` has to be called during the event. */
export function respondToAgent(event: AgentSubmit, result: Promise<SendResult>): void {
  if (!event.agentInvoked) return;
  event.respondWith?.(result.then(({ response, reference }) => ({ ...response, reference })));
}
