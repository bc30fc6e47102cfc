import { lazy } from 'react'

/** What other features and the layout may show of calls; the larger parts are loaded when one is first needed. */
export { OnCall } from './on-call/on-call.tsx'
export { PhoneSwitch } from './phone-switch.tsx'
export const ContactCalls = lazy(async () => ({ default: (await import('./contact/contact-calls.tsx')).ContactCalls }))
export const CallPlayer = lazy(async () => ({ default: (await import('./call-player.tsx')).CallPlayer }))
