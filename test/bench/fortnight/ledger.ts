import type { Customer } from './town.ts'

/** What happened, by whoever did it: the product is asked for none of it. */
export interface Ledger {
  /** Everybody who came to the dealership, once. */
  leads: Customer[]
  /** When a customer wrote, called, or sent a form; epoch milliseconds by number. */
  heard: Map<string, number[]>
  /** From when a number wants no automatic texts. `said`: by a STOP, not words that mean one. */
  stops: Map<string, { at: number; said: boolean }>
  /** What people wrote. */
  typed: Set<string>
  /** Of these, the texts that a kill left without an answer. */
  unsure: Set<string>
  /** Calls of customers. */
  taken: number
  missed: number
  /** Appointments that people made, and how they went. */
  booked: number
  kept: number
  noShow: number
  /** The reminders that the owner set herself, each about another customer. */
  reminders: { contact: string; due: number }[]
  /** A word that only campaigns' texts have. */
  campaignWord: string
  kills: number
}

export const openLedger = (): Ledger => ({
  leads: [],
  heard: new Map(),
  stops: new Map(),
  typed: new Set(),
  unsure: new Set(),
  taken: 0,
  missed: 0,
  booked: 0,
  kept: 0,
  noShow: 0,
  reminders: [],
  campaignWord: 'Anniversary raffle',
  kills: 0,
})

export function hear({ heard }: Ledger, phone: string, at: number) {
  heard.set(phone, [...(heard.get(phone) ?? []), at])
}
