import { lazy } from 'react'

/** Loaded when somebody is first added. */
export const ContactDialog = lazy(async () => ({ default: (await import('../contacts/index.ts')).ContactDialog }))
