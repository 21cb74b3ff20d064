import type { ContactTopic, Language } from '#generated/enums.ts';

/** A message of a customer about an order, with the answer. */
export interface DemoConversation {
  readonly topic: ContactTopic;
  readonly subject: string;
  readonly text: string;
  readonly answer: string;
}

/** Conversations by language. */
export const DEMO_CONVERSATIONS: Readonly<Record<Language, readonly DemoConversation[]>> = {
  en: [
    {
      topic: 'order',
      subject: 'One record is missing from my parcel',
      text: 'The parcel came this morning, well packed as always, but there is one record in it and I paid for two. The slip says two as well.',
      answer:
        'I am sorry, the second one was still on our shelf. It leaves today in a mailer of its own; the tracking number comes by mail.',
    },
    {
      topic: 'return',
      subject: 'Corner of the sleeve is crushed',
      text: 'The record plays beautifully, but the lower corner of the sleeve is crushed right through the gatefold. Could I have another sleeve?',
      answer:
        'We have spare sleeves of this pressing and one goes out to you tomorrow. No need to send the old one back.',
    },
    {
      topic: 'product',
      subject: 'Will the red pressing come back?',
      text: 'I missed the red edition by an hour. Is a repress planned, or should I take the black one before it is gone too?',
      answer:
        'The label plans a second run in spring, in another colour. The black one is the same cut, so it sounds the same.',
    },
    {
      topic: 'order',
      subject: 'Wrong house number in my address',
      text: 'I typed 12 instead of 21. Has my order left already? If not, could you change it?',
      answer: 'It had not left, and number 21 is on the label now.',
    },
    {
      topic: 'pressing',
      subject: '300 copies of a 10-inch, is that possible?',
      text: 'We are a trio from Leeds and would like 300 copies of a 10-inch at 45 rpm, with printed inner sleeves. What would that cost, and how long does it take?',
      answer:
        'With pleasure. At 45 rpm keep each side below nine minutes. I have written a quote for 300 and one for 500; from the approved test pressing it takes about four weeks.',
    },
    {
      topic: 'return',
      subject: 'It skips on side B',
      text: 'Track two of side B skips at the same place on two turntables, with a clean stylus. I could send you a video of it.',
      answer:
        'Thank you for trying it on two. Another copy is on its way, checked by ear; keep the first one or give it to somebody with a heavier arm.',
    },
    {
      topic: 'account',
      subject: 'Change of e-mail address',
      text: 'I have a new e-mail address from January. Can my orders and wish list move to it?',
      answer: 'Done, all of it is there. Sign in with the new address and your old password.',
    },
  ],
  fr: [
    {
      topic: 'order',
      subject: 'Colis annoncé livré, mais rien reçu',
      text: 'Le suivi indique une livraison mardi dans la boîte aux lettres, mais je n’ai rien trouvé, et mon voisin non plus. Pouvez-vous vérifier ?',
      answer:
        'J’ai ouvert une enquête auprès du transporteur. Sans nouvelles d’ici vendredi, nous vous renvoyons le disque.',
    },
    {
      topic: 'product',
      subject: 'Quel pressage exactement ?',
      text: 'S’agit-il du pressage gravé à mi-vitesse, ou de la réédition numérique ? Le numéro gravé près de l’étiquette m’aiderait beaucoup.',
      answer: 'C’est bien la gravure à mi-vitesse ; près de l’étiquette on lit « HB-044-A2 ».',
    },
    {
      topic: 'return',
      subject: 'Retour sous 14 jours',
      text: 'J’ai reçu le disque en double, offert par deux amis. Il est encore scellé. Comment vous le renvoyer ?',
      answer: 'Voici une étiquette de retour. Dès que le disque est là, vous êtes remboursé, port compris.',
    },
    {
      topic: 'shop',
      subject: 'Ouvrir une boutique pour notre label',
      text: 'Nous sortons quatre disques par an et aimerions une boutique à nos couleurs, avec l’expédition chez vous. Par où commencer ?',
      answer:
        'Par un appel : dites-nous quel jour vous convient. En attendant, voici ce que comprend la boutique et ce qu’elle coûte.',
    },
    {
      topic: 'press',
      subject: 'Article sur les petites presses',
      text: 'Je prépare un article sur le pressage en petites séries. Pourrais-je visiter l’atelier en décembre et prendre quelques photos ?',
      answer: 'Avec plaisir, le jeudi nous pressons toute la journée. Le 10 décembre vous irait-il ?',
    },
  ],
  zh: [
    {
      topic: 'order',
      subject: '包裹卡在海关',
      text: '物流信息显示包裹一周前到达海关，之后再没有更新。需要我提供什么文件吗？',
      answer: '海关需要商品编码，我们今天已补交申报单。放行后物流信息会继续更新。',
    },
    {
      topic: 'product',
      subject: '是否支持礼品包装？',
      text: '这张唱片是送给朋友的生日礼物，可以包装并附上一张手写卡片吗？请不要放发票。',
      answer: '可以的，我们已加上包装和卡片，包裹内不放发票。祝您的朋友生日快乐！',
    },
    {
      topic: 'other',
      subject: '清洁唱片的方法',
      text: '请问新压制的唱片第一次播放前需要清洗吗？你们推荐哪种刷子？',
      answer: '新唱片用碳纤维刷轻轻除尘即可，无需水洗。店里胡桃木柄的那款我们自己也在用。',
    },
  ],
};
