import { parseAddress } from '#contract/customers/channels/address.ts'

const E164 = /^\+[1-9]\d{6,14}$/

export const withoutChannel = (address: string) => parseAddress(address).address
export const isPhoneNumber = (address: string) => E164.test(withoutChannel(address))
export const areOnOneChannel = (one: string, other: string) => parseAddress(one).channel === parseAddress(other).channel

/** The key of state shared by a sender and a customer: a window, an opt-out. */
export const pairOf = (sender: string, customer: string) => `${sender}|${customer}`
