import * as z from 'zod/mini'
import { Id, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** In base64. Browsers cut and shrink a photo to a few kilobytes before they send it. */
const MOST_CHARACTERS = 64 * 1024
/** How every JPEG begins. */
const JPEG = /^\/9j\/[\w+/]+=*$/

/** Pictures of a dealership's people, shown on their avatars. */
export const pictures = {
  /** Who has one; `version` changes with it. */
  list: route({
    method: 'GET',
    path: '/api/pictures',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ data: z.array(z.object({ id: Text, version: Text })) }),
  }),
  /** Kept by browsers for good under its version. */
  get: route({
    method: 'GET',
    path: '/api/pictures/{id}',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    params: z.object({ id: Id }),
    query: z.object({ version: z.optional(Text) }),
    output: z.object({ jpeg: Text }),
    answers: 'jpeg',
  }),
  set: route({
    method: 'PUT',
    path: '/api/me/picture',
    access: 'member',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    body: z.object({
      image: z
        .string()
        .check(z.maxLength(MOST_CHARACTERS, says('picture_wrong')), z.regex(JPEG, says('picture_wrong'))),
    }),
    bodyBytes: MOST_CHARACTERS + 1024,
    output: z.object({ version: Text }),
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/me/picture',
    access: 'member',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    output: z.undefined(),
    answers: 'empty',
  }),
}
