import * as z from 'zod/mini'
import { Count, Id, MaybeText, PerPage, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { Contact } from './contact.ts'
import { STAGE_NAME_MAX, Stage, StageColor } from './stages.ts'
import { TimeSettings, TimeSettingsInput } from './time-settings.ts'

const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const one = z.object({ id: Id })
const StageName = z.string().check(z.trim(), z.minLength(1), z.maxLength(STAGE_NAME_MAX))

/** The sales pipeline: the board, its stages, and its times (S1 §2 Sales Classification). */
export const pipeline = {
  /** The first cards of each stage, or of one from behind a cursor; each list in the column's order. */
  board: route({
    method: 'GET',
    path: '/api/contacts/by-stage',
    access: 'member',
    uses: reads,
    query: z.object({
      limit: z._default(PerPage, 50),
      stage: z.optional(z.string().check(z.maxLength(80))),
      cursor: z.optional(z.string().check(z.maxLength(500))),
      /** Finds cards of every stage, however far down they stand; `_cursor` leads on where not all were looked at. */
      search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    }),
    output: z.lazy(() =>
      z.catchall(
        z.object({
          _counts: z.record(Text, Count),
          /** Dollars that the contacts of a stage are worth together. */
          _sums: z.record(Text, Count),
          _cursors: z.record(Text, MaybeText),
          _cursor: z.optional(MaybeText),
        }),
        z.array(Contact),
      ),
    ),
  }),
  /** The number of contacts by age since their last activity, in the board's hours. */
  ages: route({
    method: 'GET',
    path: '/api/contacts/by-age',
    access: 'member',
    uses: reads,
    output: z.object({ green: Count, blue: Count, black: Count, grey: Count }),
  }),
  pause: route({
    method: 'POST',
    path: '/api/contacts/{id}/pause',
    access: 'member',
    right: 'edit',
    scope: 'write_contacts',
    uses: writes,
    params: one,
    body: z.object({ until: z.string().check(z.refine((text) => Date.parse(text) > 0, says('not_valid'))) }),
    output: Contact,
  }),
  resume: route({
    method: 'DELETE',
    path: '/api/contacts/{id}/pause',
    access: 'member',
    right: 'edit',
    scope: 'write_contacts',
    uses: writes,
    params: one,
    output: Contact,
  }),
  stages: route({
    method: 'GET',
    path: '/api/stages',
    access: 'member',
    scope: 'read_contacts',
    uses: reads,
    output: z.object({ data: z.array(Stage) }),
  }),
  createStage: route({
    method: 'POST',
    path: '/api/stages',
    access: 'manager',
    right: 'settings',
    uses: writes,
    body: z.object({ name: StageName, color: z._default(StageColor, 'gray') }),
    output: z.object({ stage: Stage }),
  }),
  updateStage: route({
    method: 'PUT',
    path: '/api/stages/{id}',
    access: 'manager',
    right: 'settings',
    uses: writes,
    params: one,
    body: z.object({ name: z.optional(StageName), color: z.optional(StageColor) }),
    output: z.object({ stage: Stage }),
  }),
  /** Its people move to another stage: the first at once, the others by a job. */
  removeStage: route({
    method: 'DELETE',
    path: '/api/stages/{id}',
    access: 'manager',
    right: 'settings',
    uses: writes,
    params: one,
    body: z.object({ move_to: z.string().check(z.minLength(1), z.maxLength(80)) }),
    output: z.undefined(),
    answers: 'empty',
  }),
  times: route({
    method: 'GET',
    path: '/api/settings/pipeline',
    access: 'member',
    uses: reads,
    output: TimeSettings,
  }),
  updateTimes: route({
    method: 'PUT',
    path: '/api/settings/pipeline',
    access: 'manager',
    right: 'settings',
    uses: writes,
    body: TimeSettingsInput,
    output: TimeSettings,
  }),
}
