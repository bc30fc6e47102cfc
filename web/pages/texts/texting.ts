interface Firm {
  dealership: string
  /** With its legal name, where that differs. */
  firm: string
  phone: string
  place: string
}
interface Section {
  head: string
  text: string
}

/** A dealership's pages about its texts. */
export const textingTexts = {
  en: {
    more: 'More about texts',
    names: { 'opt-in': 'Get texts', privacy: 'Privacy policy', terms: 'Texting terms' },
    titles: {
      'opt-in': (name: string) => `Get texts from ${name}`,
      privacy: (name: string) => `Privacy policy of ${name}`,
      terms: (name: string) => `Texting terms of ${name}`,
    },
    descriptions: {
      'opt-in': (name: string) =>
        `Sign up for texts from ${name} about vehicles, your appointments, and, if you like, offers.`,
      privacy: (name: string) => `How ${name} uses the phone numbers of people who get its texts.`,
      terms: (name: string) => `What to expect from texts by ${name}, and how to stop them.`,
    },
    intro: (name: string) => `Enter your number, and ${name} will text you about vehicles and your appointments.`,
    name: 'Your name',
    phone: 'Mobile number',
    not_a_condition: 'You can buy from us without agreeing to this.',
    send: 'Sign me up',
    asks: 'I’d like to get texts.',
    sent: 'Thanks! You’ll hear from us soon.',
    which: 'Enter your name and mobile number.',
    must_agree: 'Check the first box if you want to get texts.',
    failed: 'That didn’t work. Try again in a moment.',
    privacy: ({ firm, phone, place }: Firm): Section[] => [
      {
        head: 'What we collect',
        text: `${firm} keeps your name, your phone number, and the messages you exchange with us, because you gave them to us: on a form, by texting or calling, or at the dealership.`,
      },
      {
        head: 'What we use it for',
        text: 'To answer your questions, to arrange and confirm appointments, to tell you about vehicles you asked for, and, if you agreed, to send you offers.',
      },
      {
        head: 'Mobile information is not shared',
        text: 'We do not sell, rent, or share your phone number, or your consent to be texted, with third parties or affiliates for marketing or promotional purposes. Text messaging originator opt-in data and consent are not shared with any third parties, except those who deliver our messages.',
      },
      { head: 'Stopping', text: 'Reply STOP to any text and we won’t text you again. Reply HELP for help.' },
      {
        head: 'Asking us',
        text: `To see, correct, or delete what we know about you, call ${phone} or write to us: ${place}.`,
      },
    ],
    terms: ({ firm, phone }: Firm): Section[] => [
      {
        head: 'What you get',
        text: `Texts from ${firm}: answers to your questions, photos and links of vehicles, appointment confirmations and reminders, and, if you agreed, offers. Agreeing is not a condition of any purchase.`,
      },
      { head: 'How often', text: 'Message frequency varies: it depends on what you ask and on your appointments.' },
      { head: 'What it costs', text: 'Message and data rates may apply, as your mobile plan says. We charge nothing.' },
      {
        head: 'How to stop',
        text: 'Reply STOP to any text. You will get one message that confirms it and nothing more. Reply START to sign up again.',
      },
      { head: 'Help', text: `Reply HELP to any text, or call ${phone}.` },
      { head: 'Carriers', text: 'Mobile carriers are not liable for delayed or undelivered messages.' },
    ],
  },
  es: {
    more: 'Más sobre los mensajes',
    names: { 'opt-in': 'Recibir mensajes', privacy: 'Política de privacidad', terms: 'Términos de los mensajes' },
    titles: {
      'opt-in': (name: string) => `Recibe mensajes de ${name}`,
      privacy: (name: string) => `Política de privacidad de ${name}`,
      terms: (name: string) => `Términos de los mensajes de ${name}`,
    },
    descriptions: {
      'opt-in': (name: string) =>
        `Regístrate para recibir mensajes de ${name} sobre vehículos, tus citas y, si quieres, ofertas.`,
      privacy: (name: string) => `Cómo usa ${name} los números de quienes reciben sus mensajes.`,
      terms: (name: string) => `Qué esperar de los mensajes de ${name} y cómo dejar de recibirlos.`,
    },
    intro: (name: string) => `Escribe tu número y ${name} te enviará mensajes sobre vehículos y tus citas.`,
    name: 'Tu nombre',
    phone: 'Número de celular',
    not_a_condition: 'Puedes comprarnos sin aceptar esto.',
    send: 'Quiero recibirlos',
    asks: 'Quiero recibir mensajes.',
    sent: '¡Gracias! Pronto te escribimos.',
    which: 'Escribe tu nombre y tu número de celular.',
    must_agree: 'Marca la primera casilla si quieres recibir mensajes.',
    failed: 'No funcionó. Inténtalo en un momento.',
    privacy: ({ firm, phone, place }: Firm): Section[] => [
      {
        head: 'Qué guardamos',
        text: `${firm} guarda tu nombre, tu teléfono y los mensajes que intercambias con nosotros, porque tú nos los diste: en un formulario, por mensaje o llamada, o en la agencia.`,
      },
      {
        head: 'Para qué lo usamos',
        text: 'Para responder tus preguntas, acordar y confirmar citas, avisarte de los vehículos que pediste y, si aceptaste, enviarte ofertas.',
      },
      {
        head: 'Tu información móvil no se comparte',
        text: 'No vendemos, rentamos ni compartimos tu número, ni tu consentimiento para recibir mensajes, con terceros o filiales para fines de mercadotecnia o promoción. Los datos de registro y el consentimiento para recibir mensajes no se comparten con terceros, salvo quienes entregan nuestros mensajes.',
      },
      {
        head: 'Dejar de recibirlos',
        text: 'Responde STOP a cualquier mensaje y no volveremos a escribirte. Responde HELP para pedir ayuda.',
      },
      {
        head: 'Pregúntanos',
        text: `Para ver, corregir o borrar lo que sabemos de ti, llama al ${phone} o escríbenos: ${place}.`,
      },
    ],
    terms: ({ firm, phone }: Firm): Section[] => [
      {
        head: 'Qué recibes',
        text: `Mensajes de ${firm}: respuestas a tus preguntas, fotos y enlaces de vehículos, confirmaciones y recordatorios de citas y, si aceptaste, ofertas. Aceptar no es condición para comprar.`,
      },
      { head: 'Con qué frecuencia', text: 'La frecuencia varía: depende de lo que preguntes y de tus citas.' },
      {
        head: 'Qué cuesta',
        text: 'Pueden aplicarse tarifas de mensajes y datos, según tu plan. Nosotros no cobramos nada.',
      },
      {
        head: 'Cómo dejar de recibirlos',
        text: 'Responde STOP a cualquier mensaje. Recibirás uno que lo confirma y nada más. Responde START para volver a recibirlos.',
      },
      { head: 'Ayuda', text: `Responde HELP a cualquier mensaje o llama al ${phone}.` },
      { head: 'Operadores', text: 'Los operadores móviles no responden por mensajes retrasados o no entregados.' },
    ],
  },
} as const
