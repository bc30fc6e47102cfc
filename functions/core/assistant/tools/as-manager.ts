import { managerNamed } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { OpenTurn } from './open-turn.ts'

/** For what people do with contacts: the assistant, with a manager's view. */
export const asManager = ({ org, now, requestId, language }: OpenTurn): Ctx => ({
  org,
  now,
  requestId,
  address: '',
  agent: '',
  language,
  caller: managerNamed({ id: 'assistant', name: language === 'es' ? 'Asistente' : 'Assistant' }, language),
})
