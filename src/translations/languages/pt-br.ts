import type { TranslationSet } from '../translation-set'

export const ptBR: TranslationSet = {
  common: {
    acceptAll: 'Aceitar tudo',
    rejectAll: 'Rejeitar tudo',
    customize: 'Personalizar',
    save: 'Salvar configurações',
    close: 'Fechar',
    alwaysActive: 'Sempre ativos',
    privacyPolicy: 'Política de privacidade',
    saved: 'Suas configurações foram salvas.',
    doNotSell: 'Não vender nem compartilhar minhas informações pessoais',
    new: 'Novo',
    download: 'Baixar minhas escolhas',
  },
  cookieBanner: {
    title: 'Valorizamos sua privacidade',
    description:
      'Nós e nossos parceiros armazenamos informações no seu dispositivo para as finalidades que você permitir. Escolha quais. Você pode mudar de ideia a qualquer momento.',
  },
  consentManagerDialog: {
    title: 'Configurações de privacidade',
    description:
      'Decida, para cada finalidade, se você a permite. Sua escolha fica salva neste dispositivo, e você pode voltar para alterá-la.',
    signalLimits: 'Seu navegador envia um sinal de privacidade que limita o que você permitir aqui.',
    optOutHonored: 'Sua recusa é respeitada: seu navegador envia o sinal Global Privacy Control.',
  },
  placeholder: {
    title: 'Conteúdo de {host}',
    description:
      'Ao carregá-lo, dados como o seu endereço IP são enviados a {host}, que pode armazenar dados no seu dispositivo. Ele pertence a “{category}” e só é carregado se você concordar.',
    load: 'Carregar este conteúdo uma vez',
    allow: 'Sempre permitir “{category}”',
    loading: 'O conteúdo está carregando …',
  },
  consentTypes: {
    necessary: {
      title: 'Estritamente necessários',
      description:
        'O site não funciona sem eles, por exemplo, para manter sua sessão aberta ou lembrar esta escolha. Eles estão sempre ativos.',
    },
    functionality: {
      title: 'Funcionalidade',
      description: 'Recursos extras, como chat, formulários de outros provedores ou preferências salvas.',
    },
    measurement: {
      title: 'Análise',
      description: 'Conta as visitas e mostra quais páginas são usadas, para que o site possa ser melhorado.',
    },
    experience: {
      title: 'Experiência',
      description: 'Vídeos, mapas e posts incorporados e testes de novos designs.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Mostra publicidade de acordo com seus interesses e mede se ela funcionou.',
    },
  },
  services: {
    list: 'Serviços',
    company: 'Empresa',
    purpose: 'Finalidade',
    stores: 'Cookies e armazenamento',
    name: 'Nome',
    duration: 'Duração',
    session: 'Até fechar o navegador',
    persistent: 'Até ser excluído',
    alwaysAllow: 'Sempre permitir {service}',
    onThisPage: 'Nesta página',
    blocked: 'Bloqueado',
    updated: 'Última atualização: {date}',
  },
}
