import type { Texts } from '../../../lib/language/text-types.ts'

export const setUpTexts = {
  title: { en: 'Up and running in four steps', es: 'En marcha en cuatro pasos' },
  steps_done: { en: '{done} of {all} done', es: '{done} de {all} listos' },
  hide: { en: 'Hide first steps', es: 'Ocultar los primeros pasos' },
  done: { en: 'Done', es: 'Listo' },
  your_turn: { en: 'Your turn', es: 'Te toca' },
  can_wait: { en: 'Can wait', es: 'Puede esperar' },
  after_number: { en: 'Waits for your number', es: 'Espera tu número' },
  awaits_text: { en: 'Waits for your text', es: 'Espera tu mensaje' },

  number: { en: 'Get a number, or connect WhatsApp', es: 'Consigue un número o conecta WhatsApp' },
  number_done: { en: '{number} is yours', es: 'El {number} es tuyo' },
  number_connected: { en: 'Your account is connected', es: 'Tu cuenta está conectada' },
  assistant: { en: 'Set up your assistant', es: 'Configura tu asistente' },
  assistant_done: { en: 'Your assistant is on', es: 'Tu asistente está activo' },
  assistant_hint: {
    en: 'It answers when you can’t. Until then you answer yourself.',
    es: 'Responde cuando tú no puedes. Mientras tanto respondes tú.',
  },
  assistant_act: { en: 'Set up your assistant', es: 'Configurar tu asistente' },
  message: { en: 'Text it yourself, and answer', es: 'Mándate un mensaje de prueba y contéstalo' },
  message_done: { en: 'Your first message is answered', es: 'Tu primer mensaje está respondido' },
  message_waits: {
    en: 'Text your new number from your phone, and see the message arrive here.',
    es: 'Escríbele a tu número nuevo desde tu celular y mira cómo llega aquí.',
  },
  text_now: { en: 'Now text it from your own phone:', es: 'Ahora escríbele desde tu celular:' },
  text_whatsapp: { en: 'On WhatsApp:', es: 'Por WhatsApp:' },
  listening: { en: 'Your message shows up here by itself.', es: 'Tu mensaje aparece aquí automáticamente.' },
  arrived: { en: 'It’s here:', es: 'Ya llegó:' },
  answer: { en: 'Answer', es: 'Responder' },
  people: { en: 'Bring your people and vehicles', es: 'Trae a tu gente y tus vehículos' },
  people_done: { en: 'Your team and vehicles are in', es: 'Tu equipo y tus vehículos ya están' },
  team: { en: 'Invite your team', es: 'Invita a tu equipo' },
  inventory: { en: 'Add your inventory', es: 'Agrega tu inventario' },
  contacts: { en: 'Import contacts', es: 'Importa contactos' },
} as const satisfies Texts
