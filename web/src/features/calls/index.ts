/** Parts of calls for the layout. */
export { OnCall } from './on-call/on-call.tsx'
export { PhoneSwitch } from './phone-switch.tsx'
