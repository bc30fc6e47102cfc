import { CLOSING } from '#contract/leaving/closing-facts.ts'
import { PLAN } from '#contract/people/plan.ts'
import { CONTACT_ADDRESS } from './contact-address.ts'
import type { LegalText } from './legal-document.tsx'

export const termsEs: LegalText = {
  title: 'Términos del servicio',
  updated: 'Última actualización: 30 de noviembre de 2026',
  intro: 'Estos términos son el acuerdo entre tú y Lotwire. Al crear una cuenta o usar el servicio los aceptas.',
  sections: [
    {
      title: 'Requisitos',
      paragraphs: [
        'Debes tener al menos 16 años para usar Lotwire. Si lo usas para una empresa, confirmas que puedes aceptar este acuerdo en su nombre.',
      ],
    },
    {
      title: 'Cuenta',
      paragraphs: [
        'Das datos verdaderos al registrarte y los mantienes al día. Guardas tu contraseña y respondes por lo que se haga con tu cuenta y por las personas que invites a tu organización.',
        'Avísanos de inmediato si crees que otra persona usa tu cuenta.',
      ],
    },
    {
      title: 'Uso del servicio',
      paragraphs: [
        'Puedes usar Lotwire para comunicarte con tus clientes y llevar tus ventas. Cumples las leyes que rigen tus mensajes y llamadas, entre ellas las de consentimiento y baja, y las reglas de las redes que los transportan, como WhatsApp y los operadores telefónicos.',
        'No envías correo no deseado, no engañas, no intentas romper ni sobrecargar el servicio y no miras datos de otras organizaciones.',
      ],
    },
    {
      title: 'Propiedad intelectual',
      paragraphs: [
        'Lotwire, su software, su nombre y su diseño son nuestros o de nuestros licenciantes. Lo que tú y tus clientes escriben, y los datos que traes, siguen siendo tuyos. Nos permites guardarlos y transmitirlos en la medida en que el servicio lo necesita.',
      ],
    },
    {
      title: 'Privacidad',
      paragraphs: [
        'Nuestra Política de privacidad dice qué datos personales tratamos, para qué, quién los recibe y cuánto se guardan. De los datos de tus clientes eres responsable tú, y nosotros los tratamos por encargo tuyo.',
        'Si activas la grabación de llamadas o una IA, lo que hagas con ellas debe ser legal donde están tus clientes. Lotwire anuncia las grabaciones como dice la política.',
      ],
    },
    {
      title: 'Pagos',
      paragraphs: [
        `Los primeros ${PLAN.trialDays} días son gratis. Después, Lotwire recibe y guarda todo, pero no envía nada hasta que te suscribas.`,
        'El servicio se cobra por adelantado cada mes al precio que se muestra al suscribirte. Puedes cancelar cuando quieras, para el fin del mes pagado. Los cargos de una cuenta tuya en Twilio o en un servicio de IA te los cobran ellos; los de una cuenta de Twilio que Lotwire te abrió te los cobra Lotwire.',
        'Los pagos no son reembolsables, salvo que la garantía de devolución que mostramos con nuestros precios o la ley te den derecho a un reembolso.',
      ],
    },
    {
      title: 'Cerrar tu cuenta',
      paragraphs: [
        `Un propietario puede exportar todo y cerrar la cuenta cuando quiera. Durante ${CLOSING.days} días se puede reabrir; después se borra todo, como dice la Política de privacidad.`,
      ],
    },
    {
      title: 'Exclusión de garantías',
      paragraphs: [
        'El servicio se ofrece tal como es y según esté disponible. No prometemos que esté libre de interrupciones o errores, que se entregue cada mensaje ni que sean correctas las respuestas escritas por una IA.',
      ],
    },
    {
      title: 'Límite de responsabilidad',
      paragraphs: [
        'Hasta donde la ley lo permite, no respondemos por daños indirectos, lucro cesante ni pérdida de datos. Nuestra responsabilidad total se limita a lo que nos pagaste en los seis meses anteriores al hecho que dio lugar al reclamo.',
      ],
    },
    {
      title: 'Indemnidad',
      paragraphs: [
        'Nos mantienes indemnes frente a reclamos de terceros que surjan de tus mensajes, de tus datos o de un uso del servicio contrario a estos términos o a la ley.',
      ],
    },
    {
      title: 'Ley aplicable',
      paragraphs: [
        'Estos términos se rigen por las leyes de Colombia. Los tribunales de Bogotá son competentes para cualquier disputa.',
      ],
    },
    {
      title: 'Cambios',
      paragraphs: [
        'Podemos cambiar estos términos. Los cambios importantes los anunciamos por correo o en el producto antes de que entren en vigor. Si sigues usando el servicio después, los aceptas.',
      ],
    },
    { title: 'Contacto', paragraphs: [`Preguntas sobre estos términos: ${CONTACT_ADDRESS}.`] },
  ],
}
