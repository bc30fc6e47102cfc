import type { OrgId } from '../../platform/ctx.ts'
import type { openOwnAccount } from '../setup/open-own-account.ts'
import type { Registrar } from '../twilio/registrar.ts'
import type { RegistrationItem } from './entity.ts'
import type { registrarAccount } from './registrar-account.ts'
import type { StepRefusal } from './store.ts'

/** What a step works with. */
export interface At {
  org: OrgId
  item: RegistrationItem
  registrar: Registrar
  account: NonNullable<ReturnType<typeof registrarAccount>>
  open: Awaited<ReturnType<typeof openOwnAccount>>
}

export type Outcome = 'done' | 'waiting' | StepRefusal
