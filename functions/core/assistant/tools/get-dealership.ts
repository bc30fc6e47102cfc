import * as z from 'zod/mini'
import { toolOf } from './tool-of.ts'

/** Hours, address, and the dealership's own answers, each told by an act. */
export const getDealership = toolOf(
  'get_dealership',
  'What the dealership says of itself: use the acts tell_hours and tell_address, and give_answer with an answer’s id.',
  z.object({}),
  async ({ desk: { setup, organization } }) => ({
    name: organization.name,
    has_hours: organization.business_hours !== null,
    has_address: organization.address !== '',
    answers: setup.answers,
  }),
)
