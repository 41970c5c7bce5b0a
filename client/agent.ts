import type { SendResult } from './post.ts';

/**
 * The submit event with the members that WebMCP adds, for a form that an agent sends. The DOM types lack them still.
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
