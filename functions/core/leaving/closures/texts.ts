import type { Language } from '#contract/language.ts'

interface When {
  name: string
  day: string
}

/** Kinds that a certificate counts by themselves; all else is other entries. */
export const COUNTED = ['contact', 'message', 'call', 'appointment', 'vehicle', 'user', 'file'] as const

export const TEXTS = {
  en: {
    beginSubject: ({ name, day }: When) => `${name} closes on ${day}`,
    begin: ({ name, day }: When) =>
      `${name} is being closed on Lotwire. Until ${day} your team can read and export, and you can open it again. Nothing is sent to customers, and calls go to voicemail.`,
    paid: 'No further payment is taken. What is paid already runs out by itself.',
    all: ({ day }: When) =>
      `On ${day} everything is removed: contacts, conversations, calls, files, vehicles, and your team’s accounts. Phone numbers bought through Lotwire are given up. Move those that you want to keep to another provider before.`,
    remindSubject: ({ name, day }: When) => `${name}: everything is removed on ${day}`,
    remind: ({ name, day }: When) =>
      `${name} is about to close for good. On ${day} everything is removed, and nobody can bring it back.`,
    open: 'Open it again or download everything',
    stranger: 'If you did not close it, open it again and set a new password.',
    goneSubject: ({ name }: When) => `${name} is gone from Lotwire`,
    gone: ({ name, day }: When) =>
      `This certifies that all that ${name} had on Lotwire was removed by ${day}. A search through everything we store found nothing of it any more.`,
    removed: (what: string) => `Removed: ${what}.`,
    kept: 'Kept, as the law asks: what you were invoiced (number, date, amount), so that the books are right; the numbers that said STOP, as hashes that nobody can turn back into numbers; and that the dealership was closed, with these counts.',
    fading: 'Backups and technical logs that may still hold parts of it are overwritten within 35 days.',
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
    beginSubject: ({ name, day }: When) => `${name} se cierra el ${day}`,
    begin: ({ name, day }: When) =>
      `${name} se está cerrando en Lotwire. Hasta el ${day} tu equipo puede leer y exportar, y tú puedes volver a abrirla. No se envía nada a los clientes y las llamadas van a un mensaje de voz.`,
    paid: 'No se cobra nada más. Lo que ya está pagado vence por sí solo.',
    all: ({ day }: When) =>
      `El ${day} se borra todo: contactos, conversaciones, llamadas, archivos, vehículos y las cuentas de tu equipo. Los números de teléfono comprados con Lotwire se dan de baja. Pasa antes a otro proveedor los que quieras conservar.`,
    remindSubject: ({ name, day }: When) => `${name}: el ${day} se borra todo`,
    remind: ({ name, day }: When) =>
      `${name} está por cerrarse para siempre. El ${day} se borra todo y nadie puede recuperarlo.`,
    open: 'Volver a abrirla o descargar todo',
    stranger: 'Si no la cerraste tú, vuelve a abrirla y elige una nueva contraseña.',
    goneSubject: ({ name }: When) => `${name} ya no está en Lotwire`,
    gone: ({ name, day }: When) =>
      `Certificamos que todo lo que ${name} tenía en Lotwire se borró a más tardar el ${day}. Una búsqueda en todo lo que guardamos no encontró nada más.`,
    removed: (what: string) => `Se borraron: ${what}.`,
    kept: 'Se conserva, como pide la ley: lo que se te facturó (número, fecha y monto), para que las cuentas cuadren; los números que pidieron STOP, como códigos que nadie puede volver a convertir en números; y que la agencia se cerró, con estas cantidades.',
    fading: 'Las copias de respaldo y los registros técnicos que aún tengan partes se sobrescriben en 35 días.',
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
