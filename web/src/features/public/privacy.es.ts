import { CONTACT_ADDRESS } from './contact-address.ts'
import type { LegalText } from './legal-document.tsx'

export const privacyEs: LegalText = {
  title: 'Política de privacidad',
  updated: 'Última actualización: 21 de noviembre de 2026',
  intro: 'Qué guarda Lotwire, para qué, quién más lo ve y qué puedes pedirnos. En palabras sencillas.',
  sections: [
    {
      title: 'Quién es responsable',
      paragraphs: [
        'De las cuentas de quienes usan Lotwire, nosotros. De los clientes con los que una agencia habla por Lotwire, la agencia, y nosotros tratamos sus datos según sus instrucciones.',
      ],
    },
    {
      title: 'Qué guardamos',
      paragraphs: [
        'Sobre ti: nombre, correo, organización, rol e idioma. Tu contraseña la guarda nuestro proveedor de identidad de forma que no se puede volver a leer.',
        'Sobre los clientes de una agencia: nombres, teléfonos, qué se escribió y envió, cuándo, por qué canal, si se entregó y si la persona pidió no recibir mensajes.',
        'Sobre tu cuenta de Twilio: las credenciales que ingresas. Se cifran y no se vuelven a mostrar.',
        'Cuando usas el servicio: la hora y la dirección de red de los intentos de inicio de sesión, para que nadie adivine contraseñas, y registros técnicos sin el contenido de los mensajes.',
      ],
    },
    {
      title: 'Para qué',
      paragraphs: [
        'Para prestar el servicio al que te registraste, mantenerlo seguro e informarte sobre tu cuenta. No vendemos datos, no mostramos publicidad y no usamos tus conversaciones para anunciar nada a nadie.',
      ],
    },
    {
      title: 'Cookies y datos en tu navegador',
      paragraphs: [
        'Solo usamos cookies para mantener tu sesión y proteger tus peticiones contra falsificaciones. Tu navegador guarda además tu idioma, la apariencia clara u oscura y los borradores que no enviaste. No hay cookies de seguimiento.',
      ],
    },
    {
      title: 'Quién más trata los datos',
      paragraphs: [
        'Amazon Web Services aloja el servicio, incluidos sus correos. Twilio, en tu propia cuenta, transporta los mensajes y las llamadas, y por medio de él WhatsApp y los operadores telefónicos. Nadie más los recibe, salvo que la ley nos obligue.',
      ],
    },
    {
      title: 'Cuánto tiempo',
      paragraphs: [
        'Mientras exista la cuenta. Cuando una organización cierra su cuenta, borramos sus datos; las copias de seguridad vencen a los 35 días como máximo. Los intentos de inicio de sesión se olvidan en unos días.',
      ],
    },
    {
      title: 'Cómo se protegen',
      paragraphs: [
        'Las conexiones y los datos guardados están cifrados. Cada organización ve solo sus datos y cada persona solo lo que su rol permite. Los secretos se cifran además con claves propias.',
      ],
    },
    {
      title: 'Tus derechos',
      paragraphs: [
        'Puedes pedir qué guardamos sobre ti, corregirlo, exportarlo o borrarlo, y oponerte a su uso. Si eres cliente de una agencia, pregúntale primero a ella; le ayudamos a responder. A quien escribe STOP no se le vuelve a escribir por ese canal hasta que escriba START.',
      ],
    },
    {
      title: 'Cambios y contacto',
      paragraphs: [
        `Los cambios importantes los anunciamos por correo o en el producto. Preguntas y solicitudes: ${CONTACT_ADDRESS}.`,
      ],
    },
  ],
}
