import type { Texts } from '../lib/language/text-types.ts'

export const standingTexts = {
  suspended: {
    en: 'This dealership is suspended: you can read, but nothing can be sent. Contact Lotwire.',
    es: 'Esta agencia está suspendida: puedes leer, pero no se puede enviar nada. Contacta a Lotwire.',
  },
  closing: {
    en: {
      one: 'This dealership is being closed, and everything goes tomorrow. Nothing can be sent or changed.',
      other: 'This dealership is being closed, and everything goes in {count} days. Nothing can be sent or changed.',
    },
    es: {
      one: 'Esta agencia se está cerrando y mañana se borra todo. No se puede enviar ni cambiar nada.',
      other: 'Esta agencia se está cerrando y en {count} días se borra todo. No se puede enviar ni cambiar nada.',
    },
  },
  to_closing: { en: 'Open it again', es: 'Volver a abrirla' },
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
