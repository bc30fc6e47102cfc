import type { Texts } from '../lib/language/text-types.ts'

export const standingTexts = {
  suspended: {
    en: 'This dealership is suspended: you can read, but nothing can be sent. Contact Lotwire.',
    es: 'Esta agencia está suspendida: puedes leer, pero no se puede enviar nada. Contacta a Lotwire.',
  },
  closing: {
    en: 'This dealership is being closed: you can read and export, but nothing can be sent or changed.',
    es: 'Esta agencia se está cerrando: puedes leer y exportar, pero no enviar ni cambiar nada.',
  },
  plan_ended: {
    en: 'The plan has ended: everything is kept, and nothing is sent until the owner chooses a plan.',
    es: 'El plan terminó: todo se conserva, y no se envía nada hasta que el propietario elija un plan.',
  },
  trial_left: {
    en: { one: 'Your trial ends tomorrow.', other: 'Your trial ends in {count} days.' },
    es: { one: 'Tu prueba termina mañana.', other: 'Tu prueba termina en {count} días.' },
  },
  to_plan: { en: 'Plan & payments', es: 'Plan y pagos' },
  payment_failed: {
    en: {
      one: 'A payment failed. Nothing more is sent after tomorrow unless it is paid.',
      other: 'A payment failed. Nothing more is sent in {count} days unless it is paid.',
    },
    es: {
      one: 'Un pago falló. Si no se paga, después de mañana no se envía nada más.',
      other: 'Un pago falló. Si no se paga, en {count} días no se envía nada más.',
    },
  },
} as const satisfies Texts
