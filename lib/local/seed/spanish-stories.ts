import type { Story } from './script.ts'

export const spanishStories: readonly Story[] = [
  {
    name: 'Lucía Fernández',
    from: '+16285550131',
    isUnread: true,
    lines: [
      [2.4, 'whatsapp', 'customer', 'Buenos días, ¿todavía tienen la Honda CR-V gris del anuncio?'],
      [
        2.3,
        'whatsapp',
        'diego',
        '¡Buenos días, Lucía! Sí, sigue aquí: 2021, 33 mil millas, un solo dueño. ¿Le gustaría verla hoy?',
      ],
      [2.1, 'whatsapp', 'customer', 'Sí, pero salgo del trabajo a las seis'],
      [2, 'whatsapp', 'diego', 'Cerramos a las ocho, la espero con gusto.'],
      [0.4, 'whatsapp', 'customer', '¿Qué documentos necesito llevar para el financiamiento?'],
    ],
  },
  {
    name: 'José Luis Ibarra',
    from: '+16285550132',
    lines: [
      [18, 'whatsapp', 'customer', 'Me interesa la Silverado. ¿Aceptan mi camioneta a cambio?'],
      [17.8, 'whatsapp', 'diego', 'Claro que sí, José Luis. ¿Qué año es y cuántas millas tiene?'],
      [17.5, 'whatsapp', 'customer', 'Es una Ram 2014 con 110 mil'],
      [17.2, 'whatsapp', 'diego', 'Tráigala y le hacemos una oferta por escrito en veinte minutos, sin compromiso.'],
      [17, 'whatsapp', 'customer', 'Perfecto, paso el sábado'],
    ],
  },
  {
    name: 'María del Carmen Rodríguez-Santillán',
    from: '+16285550133',
    isUnread: true,
    lines: [
      [
        0.9,
        'sms',
        'customer',
        'Hola, soy María del Carmen. Mi hermana les compró un Sentra y quedó muy contenta. Busco algo parecido para mi hijo, que empieza la universidad.',
      ],
    ],
  },
  {
    name: 'Ernesto Villanueva',
    from: '+16285550134',
    lines: [
      [34, 'whatsapp', 'customer', '¿Cuánto es el enganche mínimo?'],
      [33.5, 'whatsapp', 'rosa', 'Desde 1,500 dólares, Ernesto, según el carro. ¿Ya vio alguno que le guste?'],
    ],
  },
  {
    name: 'Guadalupe Ortiz',
    from: '+16285550135',
    lines: [
      [40, 'sms', 'customer', 'Ya no quiero recibir mensajes, gracias'],
      [39.9, 'sms', 'customer', 'BAJA'],
    ],
  },
  {
    name: 'Ricardo Peña',
    from: '+16285550136',
    status: 'closed',
    lines: [
      [100, 'whatsapp', 'customer', '¡Muchas gracias por todo! El Tahoe está precioso.'],
      [99, 'whatsapp', 'diego', 'Gracias a usted, Ricardo. Cualquier cosa, aquí estamos.'],
    ],
  },
  {
    name: 'Camila Duarte',
    from: '+16285550137',
    lines: [
      [10, 'whatsapp', 'customer', 'Hola! Vi el Mazda 3 en la página. ¿Hacen entrega a domicilio?'],
      [9.7, 'whatsapp', 'diego', '¡Hola, Camila! Sí, hasta 50 millas sin costo.'],
      [9.5, 'whatsapp', 'customer', 'Genial, vivo en Oakland 😊'],
      [9.4, 'whatsapp', 'diego', 'Entonces se lo llevamos el jueves. ¿Por la mañana o por la tarde?'],
    ],
  },
  {
    name: 'Alejandro Quiroga',
    from: '+16285550138',
    lines: [
      [28, 'sms', 'customer', 'Necesito la copia de mi contrato'],
      [27.6, 'sms', 'rosa', 'Se la enviamos hoy por correo electrónico, Alejandro. ¿Sigue siendo la misma dirección?'],
      [27.5, 'sms', 'customer', 'Si la misma'],
    ],
  },
  {
    name: 'Valentina Cruz',
    from: '+16285550139',
    isUnread: true,
    lines: [[0.3, 'whatsapp', 'customer', '¿Están abiertos el domingo?']],
  },
  {
    name: 'Don Aurelio Mendoza',
    from: '+16285550140',
    status: 'archived',
    lines: [
      [150, 'whatsapp', 'customer', 'Gracias joven, mejor me espero al otro año'],
      [149, 'whatsapp', 'diego', 'Con gusto, don Aurelio. Le guardamos su información.'],
    ],
  },
]
