import { type Resource, USES, type Use } from './uses.ts'

/**
 * Every function knows its public URL, except the one that guards the sockets: the site's security headers name the
 * Events API, which names its guard, so the guard cannot wait for the site's address.
 */
const ALWAYS = ['PUBLIC_URL'] as const

/** `queue:check-messages` becomes `QUEUE_CHECK_MESSAGES`, a queue URL. */
export const queueVariable = (job: string) => `QUEUE_${job.toUpperCase().replaceAll('-', '_')}`

/**
 * The names of the environment variables that a function with these uses reads, sorted. Also optional: TWILIO_BASE_URL,
 * VOICE_GATEWAY, META_SDK_URL and META_POPUP_ORIGINS (core/telephony/senders/meta-app.ts), META_GRAPH_URL (core/telephony/meta/request-graph.ts), the AI vendors' (core/assistant/providers/provider-rows.ts), Google's servers (core/calendar/google/request-google.ts),
 * STRIPE_BASE_URL (core/billing/stripe/request-stripe.ts), and DNS_SERVER (core/platform/look-up-texts.ts).
 */
export function environmentOf(uses: readonly Use[]): string[] {
  const names = uses.flatMap((use) =>
    use.startsWith('queue:') ? [queueVariable(use.slice(6))] : USES[use as Resource],
  )
  return [...new Set([...(uses.includes('keys:realtime-check') ? [] : ALWAYS), ...names])].sort()
}
