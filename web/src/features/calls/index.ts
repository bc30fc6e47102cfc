import { lazy } from 'react'

/** Parts of calls for other features and the layout; the larger ones are loaded when first needed. */
export { OnCall } from './on-call/on-call.tsx'
export { PhoneSwitch } from './phone-switch.tsx'
export const ContactCalls = lazy(async () => ({ default: (await import('./contact/contact-calls.tsx')).ContactCalls }))
export const CallPlayer = lazy(async () => ({ default: (await import('./call-player.tsx')).CallPlayer }))
