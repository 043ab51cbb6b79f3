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
      'Com a sua permissão, nós e {partners} usamos cookies e tecnologias semelhantes para {purposes}. Você pode mudar isso a qualquer momento nas Configurações de privacidade deste site.',
    optOut:
      'Nós e {partners} usamos cookies e tecnologias semelhantes para {purposes}. Você pode desativar isso agora ou a qualquer momento.',
    partners: 'nossos parceiros',
    purposes: {
      functionality: 'oferecer recursos extras',
      measurement: 'contar visitas',
      recordings: 'contar e gravar visitas',
      experience: 'mostrar vídeos e mapas',
      marketing: 'mostrar publicidade personalizada',
    },
    list: { pair: '{first} e {last}', middle: '{first}, {last}', end: '{first} e {last}' },
  },
  consentManagerDialog: {
    title: 'Configurações de privacidade',
    description: 'Decida, para cada finalidade, se nós e {partners} podemos armazenar e ler dados no seu dispositivo.',
    optOut: 'Todas as finalidades ficam ativas até você desativá-las.',
    signalLimits:
      'Seu navegador envia o sinal “{signal}”. Não importa o que você escolha aqui, isto continua desativado: {categories}.',
    signalOff: 'Desativado: seu navegador pede isso',
    optOutHonored: 'Sua oposição é respeitada.',
    decided: 'Você decidiu em {date}. Sua escolha vale até {until}.',
  },
  placeholder: {
    title: 'Conteúdo de {host}',
    description:
      'Ao carregá-lo, dados como o seu endereço IP são enviados a {host}, que pode armazenar dados no seu dispositivo.',
    load: 'Carregar este conteúdo uma vez',
    allow: 'Sempre permitir “{category}”',
    loading: 'Carregando o conteúdo…',
  },
  consentTypes: {
    necessary: {
      title: 'Estritamente necessários',
      description:
        'O site precisa destes cookies para funcionar, por exemplo, para manter sua sessão aberta ou lembrar esta escolha. Eles estão sempre ativos.',
    },
    functionality: {
      title: 'Recursos extras',
      description: 'Por exemplo, chat, formulários de outros provedores ou preferências salvas.',
    },
    measurement: {
      title: 'Estatísticas',
      description: 'Conta e grava visitas e testa designs para que o site possa melhorar.',
    },
    experience: {
      title: 'Vídeos e mapas',
      description: 'Vídeos, mapas e posts incorporados.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Mostra publicidade de acordo com seus interesses e mede se ela funcionou.',
    },
  },
  services: {
    list: 'Serviços',
    companies: 'one:{count} empresa|other:{count} empresas',
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
    allowed: 'Permitido: {list}.',
    refused: 'Não permitido: {list}.',
    choice: 'Lembra sua escolha.',
    updated: 'Última atualização: {date}',
  },
}
