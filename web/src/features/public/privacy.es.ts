import { CLOSING } from '#contract/leaving/closing-facts.ts'
import { CONTACT_ADDRESS } from './contact-address.ts'
import type { LegalText } from './legal-document.tsx'
import { keptIn, vendorsIn } from './privacy-lists.ts'

export const privacyEs: LegalText = {
  title: 'Política de privacidad',
  updated: 'Última actualización: 30 de noviembre de 2026',
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
        'Sobre los clientes de una agencia: nombres, teléfonos, correos y otros datos que la agencia anota o que el cliente contó; mensajes y archivos, con cuándo, por qué canal y si se entregaron; llamadas, sus grabaciones y transcripciones; citas, ventas y autos a cuenta con fotos; qué aceptó la persona y si pidió no recibir mensajes.',
        'Sobre Twilio: las credenciales de la cuenta propia de la agencia o de la que Lotwire le abrió. Se cifran y no se vuelven a mostrar. Las claves de servicios de IA se guardan igual.',
        'Cuando usas el servicio: la hora, la dirección de red y el navegador de los inicios de sesión y de lo que guarda el registro de auditoría de la agencia, para que nadie adivine contraseñas y cada quien vea sus dispositivos; y registros técnicos sin el contenido de los mensajes.',
        'Sobre quien visita las páginas públicas de una agencia: cuántas veces se abrió una página. Para no contar a nadie dos veces, se guarda por un día un código que no se puede revertir. Lo que escribe en un formulario llega a la agencia.',
        'Sobre quien usa el chat del sitio de una agencia: lo que escribe y envía, el vehículo cuya página veía y su número, una vez que lo comprobó. Una clave al azar en el navegador le abre de nuevo su conversación; nosotros solo guardamos un código hecho con ella, que no se puede revertir.',
      ],
    },
    {
      title: 'Para qué',
      paragraphs: [
        'Para prestar el servicio al que te registraste, mantenerlo seguro e informarte sobre tu cuenta. No vendemos datos, no mostramos publicidad y no usamos tus conversaciones para anunciar nada a nadie.',
      ],
    },
    {
      title: 'Llamadas y programas que leen',
      paragraphs: [
        'Una agencia puede activar la grabación de llamadas. Quien llama o recibe la llamada oye antes, en inglés y en español, que puede ser grabada, de quién es el servicio que graba y de quién el programa que la transcribe, si alguno lo hace. Que siguió en la línea se guarda con la llamada. Los mensajes del buzón de voz se graban por su naturaleza.',
        'Una agencia también puede hacer que una IA responda o ayude a su equipo. Ese programa lee la conversación, lo que la agencia sabe del contacto y lo que dicen las notas de voz y las grabaciones. Si le preguntan, el asistente dice que es automático.',
      ],
    },
    {
      title: 'Cookies y datos en tu navegador',
      paragraphs: [
        'Solo usamos cookies para mantener tu sesión y proteger tus peticiones contra falsificaciones. Tu navegador guarda además tu idioma, la apariencia clara u oscura y los borradores que no enviaste; en las páginas de una agencia, la clave de tu conversación en el chat del sitio y, hasta que cierres la pestaña, qué vehículos viste. No hay cookies de seguimiento.',
      ],
    },
    {
      title: 'Quién más trata los datos',
      paragraphs: [
        'Estos, y a quien la ley nos obligue. La lista sale del registro contra el que se revisa el propio programa. La cuenta de Twilio es de la agencia, con su propio contrato, o una que Lotwire abrió solo para ella bajo su contrato con Twilio.',
      ],
      list: vendorsIn('es'),
    },
    {
      title: 'Cuánto tiempo',
      paragraphs: [
        `Los contactos con sus mensajes, archivos, llamadas, grabaciones y citas se quedan hasta que la agencia los borra, o el tiempo que ella elige. Una agencia que cierra su cuenta puede reabrirla durante ${CLOSING.days} días; después se borra todo menos sus facturas, los números que escribieron STOP, como códigos que nadie puede volver a convertir en números, y que se cerró.`,
        'De un contacto borrado quedan códigos así de sus números y su correo, para que un STOP valga siempre, y lo que la ley pide conservar de una venta.',
        'Los intentos de inicio de sesión se olvidan en un día. Aquí está lo que normalmente se guarda por un tiempo propio. Una agencia puede guardar menos tiempo lo que hicieron el asistente y las automatizaciones, y las notificaciones, y más tiempo los archivos sellados de ventas, dentro de lo que permite la ley:',
      ],
      list: keptIn('es'),
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
        'Puedes pedir qué guardamos sobre ti, corregirlo, exportarlo o borrarlo, y oponerte a su uso. Si eres cliente de una agencia, pídeselo primero a ella: puede darte todo lo que tiene sobre ti, corregirlo o borrarlo. A quien escribe STOP no le llega nada automático por ningún canal hasta que escriba START.',
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
