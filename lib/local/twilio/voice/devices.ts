import type { Leg, Line } from './leg.ts'

/** A browser registered under an identity; ringing it returns the line that is told how the call ends. */
export type Device = { ring(leg: Leg, parameters: [name: string, value: string][]): Line }

export type Devices = ReturnType<typeof createDevices>

/** The browsers that can be called now, by account and identity; one identity may have several. */
export function createDevices() {
  const registered = new Map<string, Set<Device>>()
  const keyOf = (accountSid: string, identity: string) => `${accountSid} ${identity}`
  return {
    add(accountSid: string, identity: string, device: Device) {
      const key = keyOf(accountSid, identity)
      registered.set(key, (registered.get(key) ?? new Set()).add(device))
    },
    remove(device: Device) {
      for (const devices of registered.values()) devices.delete(device)
    },
    ring: (leg: Leg, identity: string, parameters: [name: string, value: string][]): Line[] =>
      [...(registered.get(keyOf(leg.account.account_sid, identity)) ?? [])].map((device) =>
        device.ring(leg, parameters),
      ),
  }
}
