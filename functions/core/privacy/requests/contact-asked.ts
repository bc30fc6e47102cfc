import { PersonAsked } from '#contract/privacy/requests.ts'

/** Whom a task of a person's request is about. */
export const contactAsked = ({ asked }: { asked?: unknown }): string => PersonAsked.parse(asked).contact
