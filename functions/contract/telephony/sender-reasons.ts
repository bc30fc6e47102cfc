import type { Label } from '#contract/language.ts'

/** Why WhatsApp does not serve a number, in our words, and what the dealership does next. */
export interface SenderReason {
  words: Label
  next: Label
}

const otherNumber: Label = {
  en: 'Choose another number and connect again.',
  es: 'Elige otro número y vuelve a conectar.',
}
const inManager: Label = {
  en: 'Open Meta Business Manager › Settings, fix it there, then check again.',
  es: 'Abre Meta Business Manager › Configuración, corrígelo ahí y vuelve a revisar.',
}

/** By Twilio's codes; https://www.twilio.com/docs/api/errors */
export const SENDER_REASONS: Record<string, SenderReason> = {
  '63020': {
    words: {
      en: 'Twilio’s invitation hasn’t been accepted at Meta yet.',
      es: 'Aún no se acepta la invitación de Twilio en Meta.',
    },
    next: {
      en: 'Open Meta Business Manager › Settings › Requests and accept it.',
      es: 'Abre Meta Business Manager › Configuración › Solicitudes y acéptala.',
    },
  },
  '63059': {
    words: {
      en: 'This number was moved to another WhatsApp Business account.',
      es: 'Este número pasó a otra cuenta de WhatsApp Business.',
    },
    next: {
      en: 'Connect again and pick the account that has it now.',
      es: 'Vuelve a conectar y elige la cuenta que lo tiene ahora.',
    },
  },
  '63060': {
    words: { en: 'Meta rejected the display name.', es: 'Meta rechazó el nombre para mostrar.' },
    next: {
      en: 'Enter the name on your website or sign: no slogan, no place alone, no capitals throughout.',
      es: 'Escribe el nombre de tu sitio o letrero: sin eslogan, sin solo un lugar, sin todo en mayúsculas.',
    },
  },
  '63100': {
    words: { en: 'WhatsApp rejected a value of the profile.', es: 'WhatsApp rechazó un dato del perfil.' },
    next: {
      en: 'Check name, about, and picture below and save them again.',
      es: 'Revisa abajo el nombre, la descripción y la foto, y guárdalos de nuevo.',
    },
  },
  '63103': {
    words: {
      en: 'Your WhatsApp Business account needs a payment method.',
      es: 'Tu cuenta de WhatsApp Business necesita un método de pago.',
    },
    next: inManager,
  },
  '63104': {
    words: {
      en: 'Your Meta business has reached its number limit: 2 until Meta verifies it.',
      es: 'Tu negocio en Meta tiene todos los números permitidos: 2 hasta que Meta lo verifique.',
    },
    next: {
      en: 'Remove a number or verify your business in Meta Business Manager, then check again.',
      es: 'Quita un número o verifica tu negocio en Meta Business Manager y vuelve a revisar.',
    },
  },
  '63110': {
    words: { en: 'This number is already in use on WhatsApp.', es: 'Este número ya se usa en WhatsApp.' },
    next: {
      en: 'Delete its account in that WhatsApp app (Settings › Account), wait five minutes, and connect again, or choose another number.',
      es: 'Elimina su cuenta en esa app de WhatsApp (Configuración › Cuenta), espera cinco minutos y vuelve a conectar, o elige otro número.',
    },
  },
  '63111': {
    words: {
      en: 'Meta doesn’t find this number in the account that you picked.',
      es: 'Meta no encuentra este número en la cuenta que elegiste.',
    },
    next: {
      en: 'Connect again and enter exactly this number in Meta’s window.',
      es: 'Vuelve a conectar y escribe exactamente este número en la ventana de Meta.',
    },
  },
  '63112': {
    words: {
      en: 'Meta has disabled the account, or its verification isn’t finished.',
      es: 'Meta desactivó la cuenta o su verificación no ha terminado.',
    },
    next: inManager,
  },
  '63113': {
    words: { en: 'Meta can’t verify this number.', es: 'Meta no puede verificar este número.' },
    next: otherNumber,
  },
  '63114': {
    words: { en: 'Too many codes were requested.', es: 'Se pidieron demasiados códigos.' },
    next: { en: 'Wait a day, then connect again.', es: 'Espera un día y vuelve a conectar.' },
  },
  '63116': {
    words: { en: 'WhatsApp’s code didn’t arrive.', es: 'El código de WhatsApp no llegó.' },
    next: { en: 'Connect again; another code is sent.', es: 'Vuelve a conectar; se envía otro código.' },
  },
  '20249': {
    words: {
      en: 'This number was tried more than ten times in three days.',
      es: 'Este número se intentó más de diez veces en tres días.',
    },
    next: { en: 'Wait three days, then connect again.', es: 'Espera tres días y vuelve a conectar.' },
  },
  linked_elsewhere: {
    words: {
      en: 'This WhatsApp Business account is connected to another dealership.',
      es: 'Esta cuenta de WhatsApp Business está conectada a otra agencia.',
    },
    next: {
      en: 'Connect again and create an account of its own.',
      es: 'Vuelve a conectar y crea una cuenta propia.',
    },
  },
}

/** For what has no words here; Twilio's own follow them. */
export const OTHER_REASON: SenderReason = {
  words: { en: 'WhatsApp took the number offline.', es: 'WhatsApp desactivó el número.' },
  next: {
    en: 'Check again in a while. If it stays so, write to us.',
    es: 'Vuelve a revisar en un rato. Si sigue igual, escríbenos.',
  },
}
