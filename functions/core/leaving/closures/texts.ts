import { KEPT_DAYS } from '#contract/kept-days.ts'
import type { Language } from '#contract/language.ts'

interface When {
  name: string
  day: string
}

/** By then nothing is left of what goes by itself. */
const FADING_DAYS = Math.max(KEPT_DAYS.backups, KEPT_DAYS.mails, KEPT_DAYS.accessLogs)

/** Kinds that a certificate counts by themselves; all else is other entries. */
export const COUNTED = ['contact', 'message', 'call', 'appointment', 'vehicle', 'user', 'file'] as const

export const TEXTS = {
  en: {
    beginSubject: ({ name, day }: When) => `${name}’s Lotwire account closes on ${day}`,
    begin: ({ name, day }: When) =>
      `${name}’s Lotwire account is closing. Until ${day} your team can only read and export. Nothing is sent to customers, and calls go to voicemail or to the number you chose.`,
    byOwner: ({ day }: When) =>
      `You can reopen it until ${day}. If you didn’t close it, reopen it and set a new password.`,
    byLotwire: 'Lotwire is closing it. Write to us if you want it reopened.',
    paid: 'Your plan won’t renew, so you aren’t charged again.',
    all: ({ day }: When) =>
      `On ${day} everything is deleted: contacts, conversations, calls, files, vehicles, and your team’s accounts. Phone numbers bought through Lotwire are released. Port the ones you want to keep to another provider before then.`,
    remindSubject: ({ name, day }: When) => `${name}: everything is deleted on ${day}`,
    remind: ({ name, day }: When) =>
      `${name}’s Lotwire account is about to close for good. On ${day} everything is deleted, and nobody can bring it back.`,
    link: { owner: 'Reopen or export everything', lotwire: 'Export everything' },
    goneSubject: ({ name }: When) => `${name} has been deleted from Lotwire`,
    gone: ({ name, day }: When) =>
      `This certifies that everything ${name} had on Lotwire was deleted by ${day}. A search through everything we store found nothing left.`,
    removed: (what: string) => `Deleted: ${what}.`,
    kept: 'Kept, as the law requires: your invoices (number, date, amount); the numbers that texted STOP, as codes that nobody can turn back into numbers; and the fact that the account was closed, with these counts.',
    fading: `Backups, leads as they came by email, and technical logs that may still hold parts of it are overwritten within ${FADING_DAYS} days.`,
    counts: {
      contact: 'contacts',
      message: 'messages',
      call: 'calls',
      appointment: 'appointments',
      vehicle: 'vehicles',
      user: 'accounts',
      file: 'files',
      other: 'other entries',
    },
  },
  es: {
    beginSubject: ({ name, day }: When) => `La cuenta de Lotwire de ${name} se cierra el ${day}`,
    begin: ({ name, day }: When) =>
      `La cuenta de Lotwire de ${name} se está cerrando. Hasta el ${day} tu equipo solo puede leer y exportar. No se envía nada a los clientes y las llamadas van al buzón de voz o al número que elegiste.`,
    byOwner: ({ day }: When) =>
      `Puedes reabrirla hasta el ${day}. Si no la cerraste tú, reábrela y elige una nueva contraseña.`,
    byLotwire: 'Lotwire la está cerrando. Escríbenos si quieres que se reabra.',
    paid: 'Tu plan no se renueva y no se te cobra nada más.',
    all: ({ day }: When) =>
      `El ${day} se borra todo: contactos, conversaciones, llamadas, archivos, vehículos y las cuentas de tu equipo. Los números de teléfono comprados con Lotwire se dan de baja; antes, porta a otro proveedor los que quieras conservar.`,
    remindSubject: ({ name, day }: When) => `${name}: el ${day} se borra todo`,
    remind: ({ name, day }: When) =>
      `La cuenta de Lotwire de ${name} está por cerrarse para siempre. El ${day} se borra todo y nadie puede recuperarlo.`,
    link: { owner: 'Reabrir o exportar todo', lotwire: 'Exportar todo' },
    goneSubject: ({ name }: When) => `${name} se borró de Lotwire`,
    gone: ({ name, day }: When) =>
      `Certificamos que todo lo que ${name} tenía en Lotwire se borró a más tardar el ${day}. Una búsqueda en todo lo que guardamos no encontró nada más.`,
    removed: (what: string) => `Se borraron: ${what}.`,
    kept: 'Se conserva, como pide la ley: tus facturas (número, fecha y monto); los números que escribieron STOP, como códigos que nadie puede volver a convertir en números; y que la cuenta se cerró, con estas cantidades.',
    fading: `Las copias de seguridad, los correos de clientes nuevos tal como llegaron y los registros técnicos que aún tengan partes se sobrescriben en ${FADING_DAYS} días.`,
    counts: {
      contact: 'contactos',
      message: 'mensajes',
      call: 'llamadas',
      appointment: 'citas',
      vehicle: 'vehículos',
      user: 'cuentas',
      file: 'archivos',
      other: 'otras entradas',
    },
  },
} satisfies Record<Language, unknown>
