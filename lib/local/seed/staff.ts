import type { Author } from './script.ts'

export const DEALERSHIP = 'Mariposa Motors'

/** The password of everyone at the demo dealership; printed at the start with the owner's e-mail. */
export const PASSWORD = 'Mariposa2026'
export const OWNER = { firstName: 'Rosa', lastName: 'Delgado', email: 'owner@mariposa-motors.example' }

/** `.example` is a reserved domain (RFC 2606). */
export const STAFF = [
  { author: 'marcus', first_name: 'Marcus', last_name: 'Bell', role: 'manager', language: 'en' },
  { author: 'tess', first_name: 'Tess', last_name: 'Okafor', role: 'agent', language: 'en' },
  { author: 'diego', first_name: 'Diego', last_name: 'Fuentes', role: 'agent', language: 'es' },
] as const satisfies { author: Author; first_name: string; last_name: string; role: string; language: string }[]

export const emailOf = (author: string) => `${author}@mariposa-motors.example`
