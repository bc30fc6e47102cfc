import * as z from 'zod/mini'
import { Id, Moment } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** Typed by a person to say that they mean this dealership. */
const Typed = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const Closing = z.object({ closing_at: Moment })

const closes = ['table:read', 'table:write', 'keys:csrf'] as const

/** Closing a dealership, and opening it again while that can be done; its owner's. */
export const account = {
  /** `name`: the dealership's, typed. Nothing is removed before `closing_at`. */
  close: route({
    method: 'POST',
    path: '/api/account/close',
    access: 'owner',
    whileReadOnly: true,
    uses: closes,
    body: z.object({ name: Typed }),
    output: Closing,
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
