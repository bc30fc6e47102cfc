import * as z from 'zod/mini'
import { Id, MaybeMoment, MaybeText, Moment } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** Typed by a person to say that they mean this dealership. */
const Typed = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const Closing = z.object({ closing_at: Moment })
/** A phone number in any writing. */
const Phone = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

const closes = ['table:read', 'table:write', 'keys:csrf'] as const

/** Closing a dealership, and opening it again while that can be done; its owner's. */
export const account = {
  /** `name`: the dealership's, typed. Nothing is removed before `closing_at`. `calls_to`: where calls go, else to voicemail. */
  close: route({
    method: 'POST',
    path: '/api/account/close',
    access: 'owner',
    whileReadOnly: true,
    uses: closes,
    body: z.object({ name: Typed, calls_to: z.optional(Phone) }),
    output: Closing,
  }),
  /** How it stands. */
  get: route({
    method: 'GET',
    path: '/api/account/close',
    access: 'owner',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ closing_at: MaybeMoment, calls_to: MaybeText }),
  }),
  /** Where calls go while it is being closed; null: to voicemail. */
  updateCalls: route({
    method: 'PUT',
    path: '/api/account/close',
    access: 'owner',
    whileReadOnly: true,
    uses: closes,
    body: z.object({ calls_to: z.nullable(Phone) }),
    output: z.undefined(),
    answers: 'empty',
  }),
  reopen: route({
    method: 'DELETE',
    path: '/api/account/close',
    access: 'owner',
    whileReadOnly: true,
    uses: closes,
    output: z.undefined(),
    answers: 'empty',
  }),
}

/** The same by an administrator, whom alone it then lets open it again. */
export const closingAdmin = {
  close: route({
    method: 'POST',
    path: '/api/admin/organizations/{id}/close',
    access: 'admin',
    uses: closes,
    params: z.object({ id: Id }),
    body: z.object({ name: Typed }),
    output: Closing,
  }),
  reopen: route({
    method: 'DELETE',
    path: '/api/admin/organizations/{id}/close',
    access: 'admin',
    uses: closes,
    params: z.object({ id: Id }),
    output: z.undefined(),
    answers: 'empty',
  }),
}
