import type { Label } from '#contract/language.ts'

/** Names, one-line descriptions, and messages of the ready-made automations. */
export const RECIPE_TEXTS = {
  first_touch: {
    name: { en: 'Welcome a new lead', es: 'Dar la bienvenida' },
    about: {
      en: 'Says hello as soon as texting hours allow, and has someone call.',
      es: 'Saluda en cuanto el horario de mensajes lo permite y pide que alguien llame.',
    },
    hello: {
      en: 'Hi {{first_name|there}}, thanks for reaching out to {{dealership}}! Someone from our team will be with you shortly.',
      es: 'Hola {{first_name}}, ¡gracias por escribir a {{dealership}}! Alguien de nuestro equipo te atenderá en un momento.',
    },
    call: { en: 'New lead: call them now.', es: 'Cliente nuevo: llámalo ahora.' },
  },
  no_answer: {
    name: { en: 'Follow up after 1, 3, and 7 days', es: 'Seguimiento a los 1, 3 y 7 días' },
    about: {
      en: 'Texts up to three times when a customer goes quiet, until they reply.',
      es: 'Escribe hasta tres veces cuando un cliente deja de responder.',
    },
    first: {
      en: 'Hi {{first_name|there}}, did you have a chance to look at {{vehicle|what we talked about}}? Happy to answer anything.',
      es: 'Hola {{first_name}}, ¿pudiste ver {{vehicle|lo que platicamos}}? Con gusto te respondo cualquier duda.',
    },
    second: {
      en: 'Hi {{first_name|there}}, would a test drive help? Tell me a day that works for you.',
      es: 'Hola {{first_name}}, ¿te ayudaría una prueba de manejo? Dime qué día te queda bien.',
    },
    third: {
      en: 'Hi {{first_name|there}}, I don’t want to bother you. If you’re still looking, just reply and I’ll help.',
      es: 'Hola {{first_name}}, no quiero molestarte. Si sigues buscando, responde y te ayudo.',
    },
  },
  missed_call: {
    name: { en: 'Follow up on a missed call', es: 'Seguimiento a una llamada perdida' },
    about: {
      en: 'Reminds someone to call back, and texts two hours later if nobody has been in touch.',
      es: 'Te recuerda devolver la llamada y escribe a las dos horas si nadie se ha comunicado.',
    },
    sorry: {
      en: 'Hi, it’s {{dealership}}. We’re sorry we missed your call. How can we help? You can reply right here.',
      es: 'Hola, te escribe {{dealership}}. Perdón por no contestar tu llamada. ¿En qué te ayudamos? Puedes responder aquí.',
    },
    call_back: { en: 'Call back: we missed their call.', es: 'Devolver la llamada: no la contestamos.' },
  },
  appointment_confirmed: {
    name: { en: 'Appointment confirmed', es: 'Cita confirmada' },
    about: {
      en: 'Thanks customers who confirm, and tells them what to bring.',
      es: 'Agradece a quien confirma y le dice qué traer.',
    },
    thanks: {
      en: 'Thanks for confirming, {{first_name|and see you soon}}! Your appointment: {{appointment}}. Please bring your driver’s license. Need another time? {{appointment_link}}',
      es: '¡Gracias por confirmar, {{first_name|nos vemos pronto}}! Tu cita: {{appointment}}. Por favor trae tu licencia de manejo. ¿Necesitas otra hora? {{appointment_link}}',
    },
  },
  no_show: {
    name: { en: 'Rebook a no-show', es: 'Reagendar a quien no llegó' },
    about: {
      en: 'Offers another time, and two days later reminds someone to call unless they have replied or booked.',
      es: 'Ofrece otra hora y a los dos días recuerda llamar si no respondieron ni agendaron.',
    },
    missed: {
      en: 'Hi {{first_name|there}}, we missed you at your appointment. Shall we find another time? Tell me what works for you.',
      es: 'Hola {{first_name}}, te esperábamos en tu cita. ¿Buscamos otra hora? Dime cuándo puedes.',
    },
    call: { en: 'No-show: call to rebook.', es: 'No llegó: llámalo para reagendar.' },
  },
  price_drop: {
    name: { en: 'Price drop', es: 'Bajó de precio' },
    about: {
      en: 'Tells customers when the vehicle they asked about gets $250 cheaper or more.',
      es: 'Avisa cuando el vehículo por el que preguntaron baja $250 o más.',
    },
    news: {
      en: 'Hi {{first_name|there}}, good news: the {{vehicle}} you asked about is now {{price}}. {{link}}',
      es: 'Hola {{first_name}}, buenas noticias: el {{vehicle}} por el que preguntaste ahora está en {{price}}. {{link}}',
    },
  },
  vehicle_sold: {
    name: { en: 'Suggest similar vehicles', es: 'Ofrecer vehículos parecidos' },
    about: {
      en: 'Tells customers when the vehicle they asked about is sold, and offers similar ones.',
      es: 'Avisa cuando se vende el vehículo por el que preguntaron y ofrece otros parecidos.',
    },
    news: {
      en: 'Hi {{first_name|there}}, the {{vehicle}} has just been sold. Want me to look for a similar one?',
      es: 'Hola {{first_name}}, el {{vehicle}} se acaba de vender. ¿Te busco uno parecido?',
    },
  },
  vehicle_back: {
    name: { en: 'Back in stock', es: 'De nuevo disponible' },
    about: {
      en: 'Tells customers when the vehicle they asked about is available again.',
      es: 'Avisa cuando vuelve a estar disponible el vehículo por el que preguntaron.',
    },
    news: {
      en: 'Hi {{first_name|there}}, the {{vehicle}} is available again. Still interested? {{link}}',
      es: 'Hola {{first_name}}, el {{vehicle}} está disponible de nuevo. ¿Te sigue interesando? {{link}}',
    },
  },
  similar_arrived: {
    name: { en: 'Something similar arrived', es: 'Llegó algo parecido' },
    about: {
      en: 'Tells customers when a vehicle like the one they want arrives.',
      es: 'Avisa cuando llega un vehículo como el que buscan.',
    },
    news: {
      en: 'Hi {{first_name|there}}, a {{vehicle}} just arrived and made me think of you. {{link}}',
      es: 'Hola {{first_name}}, acaba de llegar un {{vehicle}} y pensé en ti. {{link}}',
    },
  },
  thank_you: {
    name: { en: 'Thank you and review', es: 'Gracias y reseña' },
    about: {
      en: 'Thanks customers who bought, and asks for a review after three days unless someone has been in touch.',
      es: 'Agradece la compra y a los tres días pide una reseña, salvo que alguien se haya comunicado.',
    },
    thanks: {
      en: 'Congratulations on your new vehicle, {{first_name|and thank you}}! We’re here if you need anything.',
      es: '¡Felicidades por tu vehículo, {{first_name|y gracias}}! Aquí estamos para lo que necesites.',
    },
    review: {
      en: 'Hi {{first_name|there}}, how is everything going? A short review would help us a lot.',
      es: 'Hola {{first_name}}, ¿cómo va todo? Una breve reseña nos ayudaría mucho.',
    },
  },
  anniversary: {
    name: { en: 'Purchase anniversary', es: 'Aniversario de compra' },
    about: {
      en: 'Messages customers every year on the day they bought.',
      es: 'Escribe cada año a quien compró, en la misma fecha.',
    },
    year: {
      en: 'Hi {{first_name|there}}, happy anniversary with your vehicle! Anything we can help with?',
      es: 'Hola {{first_name}}, ¡feliz aniversario con tu vehículo! ¿Te ayudamos en algo?',
    },
  },
  window_closing: {
    name: { en: 'Reply window closing', es: 'Se cierra la ventana' },
    about: {
      en: 'Tells the agent an hour before free replies on WhatsApp end.',
      es: 'Avisa al agente una hora antes de que termine la ventana de WhatsApp.',
    },
    hour: {
      en: 'The WhatsApp reply window closes in an hour.',
      es: 'La ventana de respuesta de WhatsApp se cierra en una hora.',
    },
  },
  wake_up: {
    name: { en: 'Re-engage after 90 days', es: 'Reactivar a los 90 días' },
    about: {
      en: 'Finds customers who have been quiet for 90 days, asks 20 a day whether they’re still looking, and a week later reminds someone to call.',
      es: 'Busca clientes con 90 días sin actividad, le pregunta a 20 al día si siguen buscando y a la semana recuerda llamar.',
    },
    still: {
      en: 'Hi {{first_name|there}}, it’s {{dealership}}. Are you still looking for a vehicle?',
      es: 'Hola {{first_name}}, te escribe {{dealership}}. ¿Sigues buscando un vehículo?',
    },
    call: { en: 'Quiet for 90 days: give them a call.', es: '90 días sin actividad: llámalo.' },
  },
} as const satisfies Record<string, { name: Label; about: Label } & Record<string, Label>>
