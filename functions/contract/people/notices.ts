import type { Notices } from '#contract/notice.ts'
import { sentence } from '#contract/words.ts'

/** Managers' notifications about the audit log. */
export const peopleNotices = {
  audit_broken: {
    label: { en: 'The audit log was tampered with', es: 'Alguien alteró el registro de auditoría' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/settings/audit',
    text: sentence({
      en: 'The audit log was changed after it was recorded: check it',
      es: 'El registro de auditoría cambió después de guardarse: revísalo',
    }),
  },
} as const satisfies Notices
