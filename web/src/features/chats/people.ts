import { lazy } from 'react'

/** Parts of the contacts feature, loaded when one is first needed. */
const load = () => import('../contacts/index.ts')
export const ContactDialog = lazy(async () => ({ default: (await load()).ContactDialog }))
export const EditContact = lazy(async () => ({ default: (await load()).EditContact }))
export const NoteDialog = lazy(async () => ({ default: (await load()).NoteDialog }))
export const Notes = lazy(async () => ({ default: (await load()).Notes }))
