CREATE TABLE public."auditLog" (
    id character varying(255) NOT NULL,
    "entityType" text NOT NULL,
    "entityId" text NOT NULL,
    "actionType" text NOT NULL,
    "subjectId" text,
    "ipAddress" text,
    "userAgent" text,
    changes json,
    metadata json,
    "createdAt" timestamp without time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "tenantId" text
);
CREATE TABLE public.consent (
    id character varying(255) NOT NULL,
    "subjectId" text NOT NULL,
    "domainId" text NOT NULL,
    "policyId" text,
    "purposeIds" json NOT NULL,
    metadata json,
    "ipAddress" text,
    "userAgent" text,
    "givenAt" timestamp without time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "validUntil" timestamp without time zone,
    jurisdiction text,
    "jurisdictionModel" text,
    "tcString" text,
    "uiSource" text,
    "consentAction" text,
    "runtimePolicyDecisionId" text,
    "runtimePolicySource" text,
    "tenantId" text
);
CREATE TABLE public."consentChain" (
    site character varying(255) NOT NULL,
    chain integer DEFAULT 0 NOT NULL,
    seq bigint NOT NULL,
    head character varying(64) NOT NULL,
    "movedAt" character varying(24) DEFAULT ''::character varying NOT NULL
);
CREATE TABLE public."consentCount" (
    day character varying(10) NOT NULL,
    site character varying(255) NOT NULL,
    dimension character varying(16) NOT NULL,
    value character varying(128) NOT NULL,
    action character varying(16) NOT NULL,
    chain integer DEFAULT 0 NOT NULL,
    count bigint NOT NULL
);
CREATE TABLE public."consentKey" (
    id character varying(64) NOT NULL,
    "publicKey" text NOT NULL,
    "firstSeen" character varying(24) NOT NULL
);
CREATE TABLE public."consentNotice" (
    hash character varying(64) NOT NULL,
    language character varying(35),
    content text NOT NULL,
    "firstSeen" character varying(24) NOT NULL
);
CREATE TABLE public."consentPolicy" (
    id character varying(255) NOT NULL,
    version text NOT NULL,
    type text NOT NULL,
    hash text,
    "effectiveDate" timestamp without time zone NOT NULL,
    "isActive" boolean NOT NULL,
    "createdAt" timestamp without time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "tenantId" text
);
CREATE TABLE public."consentPurpose" (
    id character varying(255) NOT NULL,
    code text NOT NULL,
    "createdAt" timestamp without time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp without time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "tenantId" text
);
CREATE TABLE public."consentSeal" (
    site character varying(255) NOT NULL,
    chain integer DEFAULT 0 NOT NULL,
    seq bigint NOT NULL,
    kind character varying(16) NOT NULL,
    "consentId" character varying(255) NOT NULL,
    "recordId" character varying(255),
    salt character varying(32),
    digest character varying(64) NOT NULL,
    hash character varying(64) NOT NULL,
    "receivedAt" character varying(24) NOT NULL,
    signature character varying(128),
    "keyId" character varying(64)
);
CREATE TABLE public.domain (
    id character varying(255) NOT NULL,
    name text NOT NULL,
    "createdAt" timestamp without time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp without time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "tenantId" text
);
CREATE TABLE public.private_c15t_settings (
    key character varying(255) NOT NULL,
    value text NOT NULL
);
CREATE TABLE public."runtimePolicyDecision" (
    id character varying(255) NOT NULL,
    "tenantId" text,
    "policyId" text NOT NULL,
    fingerprint text NOT NULL,
    "matchedBy" text NOT NULL,
    "countryCode" text,
    "regionCode" text,
    jurisdiction text NOT NULL,
    language text,
    model text NOT NULL,
    "policyI18n" json,
    "uiMode" text,
    "bannerUi" json,
    "dialogUi" json,
    categories json,
    "preselectedCategories" json,
    "proofConfig" json,
    "dedupeKey" text NOT NULL,
    "createdAt" timestamp without time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
CREATE TABLE public.subject (
    id character varying(255) NOT NULL,
    "externalId" text,
    "identityProvider" text,
    "createdAt" timestamp without time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp without time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "tenantId" text
);
INSERT INTO public.consent VALUES ('cns_111DAF6ejkXBb4PeVv6Mf9nhSh', 'sub_1111111111', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'pol_111DAHeY9phbDcsGR2SYBonNS9', '{"json":["pur_111DAHeYAEPXuURyH4ajhq7VAR"]}', '{"json":{"receipt":{"recordId":"r1","language":"de","purposes":{"necessary":{"decision":"granted"}}},"policyLanguage":"de"}}', NULL, NULL, '2026-11-27 22:20:00', NULL, 'GDPR', 'opt-in', NULL, 'banner', 'reject_all', 'rpd_55c369aa7b7341b6a9e911f875307a79', 'write_time_fallback', NULL);
INSERT INTO public.consent VALUES ('cns_111DAF6gB1ZXQowHPs1CqGYpTU', 'sub_1111111111', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'pol_111DAHeY9phbDcsGR2SYBonNS9', '{"json":["pur_111DAHeYAEPXuURyH4ajhq7VAR","pur_111DAHeYBnSnM31rcmYsN67LVD"]}', '{"json":{"receipt":{"recordId":"r1","language":"de","purposes":{"necessary":{"decision":"granted"}}}}}', NULL, NULL, '2026-11-27 22:20:01', NULL, 'NONE', 'opt-in', NULL, 'banner', 'accept_all', 'rpd_0faa094945f44f48b5961bcc84664a92', 'write_time_fallback', NULL);
INSERT INTO public.consent VALUES ('cns_111DAHeYDBzDCL4THmi2UptRes', 'sub_2222222222', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'pol_111DAHeY9phbDcsGR2SYBonNS9', '{"json":["pur_111DAHeYAEPXuURyH4ajhq7VAR"]}', '{"json":{"acceptanceMethod":"all"}}', NULL, NULL, '2026-11-27 23:59:32.879', NULL, 'NONE', 'opt-in', NULL, NULL, 'accept_all', 'rpd_0faa094945f44f48b5961bcc84664a92', 'write_time_fallback', NULL);
INSERT INTO public."consentChain" VALUES ('dom_111DAHeY9jiBA6NBAGcW7xuZq4', 0, 3, '63075351d5c64739651afda75ad8040767d194822e0871bbbd3740cf492a32bd', '2026-11-27T23:59:32.879Z');
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'all', '', 'reject_all', 0, 1);
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'category', 'marketing', 'denied', 0, 1);
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'country', 'DE', 'reject_all', 0, 1);
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'device', 'computer', 'reject_all', 0, 1);
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'language', 'de', 'reject_all', 0, 1);
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'surface', 'banner', 'reject_all', 0, 1);
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'version', 'unknown', 'reject_all', 0, 1);
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'category', 'marketing', 'granted', 0, 1);
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'language', 'de', 'accept_all', 0, 1);
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'surface', 'banner', 'accept_all', 0, 1);
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'all', '', 'accept_all', 0, 2);
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'category', 'necessary', 'granted', 0, 3);
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'country', 'unknown', 'accept_all', 0, 2);
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'device', 'computer', 'accept_all', 0, 2);
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'language', 'unknown', 'accept_all', 0, 1);
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'surface', 'unknown', 'accept_all', 0, 1);
INSERT INTO public."consentCount" VALUES ('2026-11-27', 'dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'version', 'unknown', 'accept_all', 0, 2);
INSERT INTO public."consentKey" VALUES ('bf9a9676423e833c', '-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAR/oU/RON3F10FtbWobPrsR+XgZO6mc00fgpDnbxXeTA=
', '2026-11-27T23:59:32.734Z');
INSERT INTO public."consentPolicy" VALUES ('pol_111DAHeY9phbDcsGR2SYBonNS9', '1.0.0', 'cookie_banner', NULL, '2026-11-27 23:59:32.840295', true, '2026-11-27 23:59:32.840295', NULL);
INSERT INTO public."consentPurpose" VALUES ('pur_111DAHeYAEPXuURyH4ajhq7VAR', 'necessary', '2026-11-27 23:59:32.844543', '2026-11-27 23:59:32.844543', NULL);
INSERT INTO public."consentPurpose" VALUES ('pur_111DAHeYBnSnM31rcmYsN67LVD', 'marketing', '2026-11-27 23:59:32.862753', '2026-11-27 23:59:32.862753', NULL);
INSERT INTO public."consentSeal" VALUES ('dom_111DAHeY9jiBA6NBAGcW7xuZq4', 0, 1, 'decision', 'cns_111DAF6ejkXBb4PeVv6Mf9nhSh', 'r1', 'a4da343029153000e3064582c7bf8523', '71cd255d7c26b76dcb032db49809b3f096d57e904bbac4afc1129ec917b62c7d', 'c1b1677bc4e9d72dddb42ad99451e2ebd01785bd36a1d57522aaaa3b1d4bfe92', '2026-11-27T23:59:32.852Z', '9zGrd4I4KQR8P9XW9UhD5F/DohlHaltQphQHokCFstEAdLMMrwEkMLZG5tZZzOob34SgK0PXIO/dSW9dmw/YDQ==', 'bf9a9676423e833c');
INSERT INTO public."consentSeal" VALUES ('dom_111DAHeY9jiBA6NBAGcW7xuZq4', 0, 2, 'decision', 'cns_111DAF6gB1ZXQowHPs1CqGYpTU', 'r1', 'a483efd9c6cede8558ce3172bdd8feab', '4673c5ca0fe41f5c2aa5a361e06d41d93ee4d501e6b015f24c72cbf3ccff8e17', '99eed98d469586f09ec47dcc5d46ee1f14ed891e2cd998a2c73aba48685b4779', '2026-11-27T23:59:32.863Z', 'U6jfMjCC8e65gX1QixamjGL3RrgmRHIPnFf1vMwvOzCJMM57CqPgDTDAUf404YewRabgGLJGl8lXbEEEplHbDQ==', 'bf9a9676423e833c');
INSERT INTO public."consentSeal" VALUES ('dom_111DAHeY9jiBA6NBAGcW7xuZq4', 0, 3, 'decision', 'cns_111DAHeYDBzDCL4THmi2UptRes', NULL, '844844a7fd73ab62802a114d0563993a', '516dea1482abbe57cf98a567ed9cc5f2f07922d2dc6ddc5ab26bc00bc84e4db4', '63075351d5c64739651afda75ad8040767d194822e0871bbbd3740cf492a32bd', '2026-11-27T23:59:32.879Z', 'qk4l1fdvPv8bmC0oxsG09RwHFf+0texIMiUa8i/+3/aZnVS0Qx11/D5lVt2qBtOzD22fWONPYiXD4Xg5N96KCw==', 'bf9a9676423e833c');
INSERT INTO public.domain VALUES ('dom_111DAHeY9jiBA6NBAGcW7xuZq4', 'site.test', '2026-11-27 23:59:32.838561', '2026-11-27 23:59:32.838561', NULL);
INSERT INTO public.private_c15t_settings VALUES ('version', '2.0.0');
INSERT INTO public.private_c15t_settings VALUES ('name-variants', '{"subject":{"convex":"subject","drizzle":"subject","prisma":"subject","mongodb":"subject","sql":"subject"},"subject.id":{"convex":"id","drizzle":"id","prisma":"id","mongodb":"_id","sql":"id"},"subject.externalId":{"convex":"externalId","drizzle":"externalId","prisma":"externalId","mongodb":"externalId","sql":"externalId"},"subject.identityProvider":{"convex":"identityProvider","drizzle":"identityProvider","prisma":"identityProvider","mongodb":"identityProvider","sql":"identityProvider"},"subject.createdAt":{"convex":"createdAt","drizzle":"createdAt","prisma":"createdAt","mongodb":"createdAt","sql":"createdAt"},"subject.updatedAt":{"convex":"updatedAt","drizzle":"updatedAt","prisma":"updatedAt","mongodb":"updatedAt","sql":"updatedAt"},"subject.tenantId":{"convex":"tenantId","drizzle":"tenantId","prisma":"tenantId","mongodb":"tenantId","sql":"tenantId"},"domain":{"convex":"domain","drizzle":"domain","prisma":"domain","mongodb":"domain","sql":"domain"},"domain.id":{"convex":"id","drizzle":"id","prisma":"id","mongodb":"_id","sql":"id"},"domain.name":{"convex":"name","drizzle":"name","prisma":"name","mongodb":"name","sql":"name"},"domain.createdAt":{"convex":"createdAt","drizzle":"createdAt","prisma":"createdAt","mongodb":"createdAt","sql":"createdAt"},"domain.updatedAt":{"convex":"updatedAt","drizzle":"updatedAt","prisma":"updatedAt","mongodb":"updatedAt","sql":"updatedAt"},"domain.tenantId":{"convex":"tenantId","drizzle":"tenantId","prisma":"tenantId","mongodb":"tenantId","sql":"tenantId"},"consentPolicy":{"convex":"consentPolicy","drizzle":"consentPolicy","prisma":"consentPolicy","mongodb":"consentPolicy","sql":"consentPolicy"},"consentPolicy.id":{"convex":"id","drizzle":"id","prisma":"id","mongodb":"_id","sql":"id"},"consentPolicy.version":{"convex":"version","drizzle":"version","prisma":"version","mongodb":"version","sql":"version"},"consentPolicy.type":{"convex":"type","drizzle":"type","prisma":"type","mongodb":"type","sql":"type"},"consentPolicy.hash":{"convex":"hash","drizzle":"hash","prisma":"hash","mongodb":"hash","sql":"hash"},"consentPolicy.effectiveDate":{"convex":"effectiveDate","drizzle":"effectiveDate","prisma":"effectiveDate","mongodb":"effectiveDate","sql":"effectiveDate"},"consentPolicy.isActive":{"convex":"isActive","drizzle":"isActive","prisma":"isActive","mongodb":"isActive","sql":"isActive"},"consentPolicy.createdAt":{"convex":"createdAt","drizzle":"createdAt","prisma":"createdAt","mongodb":"createdAt","sql":"createdAt"},"consentPolicy.tenantId":{"convex":"tenantId","drizzle":"tenantId","prisma":"tenantId","mongodb":"tenantId","sql":"tenantId"},"runtimePolicyDecision":{"convex":"runtimePolicyDecision","drizzle":"runtimePolicyDecision","prisma":"runtimePolicyDecision","mongodb":"runtimePolicyDecision","sql":"runtimePolicyDecision"},"runtimePolicyDecision.id":{"convex":"id","drizzle":"id","prisma":"id","mongodb":"_id","sql":"id"},"runtimePolicyDecision.tenantId":{"convex":"tenantId","drizzle":"tenantId","prisma":"tenantId","mongodb":"tenantId","sql":"tenantId"},"runtimePolicyDecision.policyId":{"convex":"policyId","drizzle":"policyId","prisma":"policyId","mongodb":"policyId","sql":"policyId"},"runtimePolicyDecision.fingerprint":{"convex":"fingerprint","drizzle":"fingerprint","prisma":"fingerprint","mongodb":"fingerprint","sql":"fingerprint"},"runtimePolicyDecision.matchedBy":{"convex":"matchedBy","drizzle":"matchedBy","prisma":"matchedBy","mongodb":"matchedBy","sql":"matchedBy"},"runtimePolicyDecision.countryCode":{"convex":"countryCode","drizzle":"countryCode","prisma":"countryCode","mongodb":"countryCode","sql":"countryCode"},"runtimePolicyDecision.regionCode":{"convex":"regionCode","drizzle":"regionCode","prisma":"regionCode","mongodb":"regionCode","sql":"regionCode"},"runtimePolicyDecision.jurisdiction":{"convex":"jurisdiction","drizzle":"jurisdiction","prisma":"jurisdiction","mongodb":"jurisdiction","sql":"jurisdiction"},"runtimePolicyDecision.language":{"convex":"language","drizzle":"language","prisma":"language","mongodb":"language","sql":"language"},"runtimePolicyDecision.model":{"convex":"model","drizzle":"model","prisma":"model","mongodb":"model","sql":"model"},"runtimePolicyDecision.policyI18n":{"convex":"policyI18n","drizzle":"policyI18n","prisma":"policyI18n","mongodb":"policyI18n","sql":"policyI18n"},"runtimePolicyDecision.uiMode":{"convex":"uiMode","drizzle":"uiMode","prisma":"uiMode","mongodb":"uiMode","sql":"uiMode"},"runtimePolicyDecision.bannerUi":{"convex":"bannerUi","drizzle":"bannerUi","prisma":"bannerUi","mongodb":"bannerUi","sql":"bannerUi"},"runtimePolicyDecision.dialogUi":{"convex":"dialogUi","drizzle":"dialogUi","prisma":"dialogUi","mongodb":"dialogUi","sql":"dialogUi"},"runtimePolicyDecision.categories":{"convex":"categories","drizzle":"categories","prisma":"categories","mongodb":"categories","sql":"categories"},"runtimePolicyDecision.preselectedCategories":{"convex":"preselectedCategories","drizzle":"preselectedCategories","prisma":"preselectedCategories","mongodb":"preselectedCategories","sql":"preselectedCategories"},"runtimePolicyDecision.proofConfig":{"convex":"proofConfig","drizzle":"proofConfig","prisma":"proofConfig","mongodb":"proofConfig","sql":"proofConfig"},"runtimePolicyDecision.dedupeKey":{"convex":"dedupeKey","drizzle":"dedupeKey","prisma":"dedupeKey","mongodb":"dedupeKey","sql":"dedupeKey"},"runtimePolicyDecision.createdAt":{"convex":"createdAt","drizzle":"createdAt","prisma":"createdAt","mongodb":"createdAt","sql":"createdAt"},"consentPurpose":{"convex":"consentPurpose","drizzle":"consentPurpose","prisma":"consentPurpose","mongodb":"consentPurpose","sql":"consentPurpose"},"consentPurpose.id":{"convex":"id","drizzle":"id","prisma":"id","mongodb":"_id","sql":"id"},"consentPurpose.code":{"convex":"code","drizzle":"code","prisma":"code","mongodb":"code","sql":"code"},"consentPurpose.createdAt":{"convex":"createdAt","drizzle":"createdAt","prisma":"createdAt","mongodb":"createdAt","sql":"createdAt"},"consentPurpose.updatedAt":{"convex":"updatedAt","drizzle":"updatedAt","prisma":"updatedAt","mongodb":"updatedAt","sql":"updatedAt"},"consentPurpose.tenantId":{"convex":"tenantId","drizzle":"tenantId","prisma":"tenantId","mongodb":"tenantId","sql":"tenantId"},"consent":{"convex":"consent","drizzle":"consent","prisma":"consent","mongodb":"consent","sql":"consent"},"consent.id":{"convex":"id","drizzle":"id","prisma":"id","mongodb":"_id","sql":"id"},"consent.subjectId":{"convex":"subjectId","drizzle":"subjectId","prisma":"subjectId","mongodb":"subjectId","sql":"subjectId"},"consent.domainId":{"convex":"domainId","drizzle":"domainId","prisma":"domainId","mongodb":"domainId","sql":"domainId"},"consent.policyId":{"convex":"policyId","drizzle":"policyId","prisma":"policyId","mongodb":"policyId","sql":"policyId"},"consent.purposeIds":{"convex":"purposeIds","drizzle":"purposeIds","prisma":"purposeIds","mongodb":"purposeIds","sql":"purposeIds"},"consent.metadata":{"convex":"metadata","drizzle":"metadata","prisma":"metadata","mongodb":"metadata","sql":"metadata"},"consent.ipAddress":{"convex":"ipAddress","drizzle":"ipAddress","prisma":"ipAddress","mongodb":"ipAddress","sql":"ipAddress"},"consent.userAgent":{"convex":"userAgent","drizzle":"userAgent","prisma":"userAgent","mongodb":"userAgent","sql":"userAgent"},"consent.givenAt":{"convex":"givenAt","drizzle":"givenAt","prisma":"givenAt","mongodb":"givenAt","sql":"givenAt"},"consent.validUntil":{"convex":"validUntil","drizzle":"validUntil","prisma":"validUntil","mongodb":"validUntil","sql":"validUntil"},"consent.jurisdiction":{"convex":"jurisdiction","drizzle":"jurisdiction","prisma":"jurisdiction","mongodb":"jurisdiction","sql":"jurisdiction"},"consent.jurisdictionModel":{"convex":"jurisdictionModel","drizzle":"jurisdictionModel","prisma":"jurisdictionModel","mongodb":"jurisdictionModel","sql":"jurisdictionModel"},"consent.tcString":{"convex":"tcString","drizzle":"tcString","prisma":"tcString","mongodb":"tcString","sql":"tcString"},"consent.uiSource":{"convex":"uiSource","drizzle":"uiSource","prisma":"uiSource","mongodb":"uiSource","sql":"uiSource"},"consent.consentAction":{"convex":"consentAction","drizzle":"consentAction","prisma":"consentAction","mongodb":"consentAction","sql":"consentAction"},"consent.runtimePolicyDecisionId":{"convex":"runtimePolicyDecisionId","drizzle":"runtimePolicyDecisionId","prisma":"runtimePolicyDecisionId","mongodb":"runtimePolicyDecisionId","sql":"runtimePolicyDecisionId"},"consent.runtimePolicySource":{"convex":"runtimePolicySource","drizzle":"runtimePolicySource","prisma":"runtimePolicySource","mongodb":"runtimePolicySource","sql":"runtimePolicySource"},"consent.tenantId":{"convex":"tenantId","drizzle":"tenantId","prisma":"tenantId","mongodb":"tenantId","sql":"tenantId"},"auditLog":{"convex":"auditLog","drizzle":"auditLog","prisma":"auditLog","mongodb":"auditLog","sql":"auditLog"},"auditLog.id":{"convex":"id","drizzle":"id","prisma":"id","mongodb":"_id","sql":"id"},"auditLog.entityType":{"convex":"entityType","drizzle":"entityType","prisma":"entityType","mongodb":"entityType","sql":"entityType"},"auditLog.entityId":{"convex":"entityId","drizzle":"entityId","prisma":"entityId","mongodb":"entityId","sql":"entityId"},"auditLog.actionType":{"convex":"actionType","drizzle":"actionType","prisma":"actionType","mongodb":"actionType","sql":"actionType"},"auditLog.subjectId":{"convex":"subjectId","drizzle":"subjectId","prisma":"subjectId","mongodb":"subjectId","sql":"subjectId"},"auditLog.ipAddress":{"convex":"ipAddress","drizzle":"ipAddress","prisma":"ipAddress","mongodb":"ipAddress","sql":"ipAddress"},"auditLog.userAgent":{"convex":"userAgent","drizzle":"userAgent","prisma":"userAgent","mongodb":"userAgent","sql":"userAgent"},"auditLog.changes":{"convex":"changes","drizzle":"changes","prisma":"changes","mongodb":"changes","sql":"changes"},"auditLog.metadata":{"convex":"metadata","drizzle":"metadata","prisma":"metadata","mongodb":"metadata","sql":"metadata"},"auditLog.createdAt":{"convex":"createdAt","drizzle":"createdAt","prisma":"createdAt","mongodb":"createdAt","sql":"createdAt"},"auditLog.tenantId":{"convex":"tenantId","drizzle":"tenantId","prisma":"tenantId","mongodb":"tenantId","sql":"tenantId"}}');
INSERT INTO public."runtimePolicyDecision" VALUES ('rpd_55c369aa7b7341b6a9e911f875307a79', NULL, 'gdpr-de@1', '1832f5ee128db0f5ce40388d9bd132fb1f4c428d892506d296b6f79bb64e9ae3', 'country', 'DE', NULL, 'GDPR', 'de', 'opt-in', NULL, 'banner', NULL, NULL, NULL, NULL, '{"json":{"storeIp":false,"storeUserAgent":false,"storeLanguage":true}}', 'default|1832f5ee128db0f5ce40388d9bd132fb1f4c428d892506d296b6f79bb64e9ae3|country|DE|none|GDPR|de', '2026-11-27 23:59:32.844509');
INSERT INTO public."runtimePolicyDecision" VALUES ('rpd_0faa094945f44f48b5961bcc84664a92', NULL, 'opt-in', '9357dc707090489e7df92ad8916eb7b87291d421d2d6914292c629f8d68693df', 'fallback', NULL, NULL, 'NONE', NULL, 'opt-in', NULL, 'banner', NULL, NULL, NULL, NULL, '{"json":{"storeIp":false,"storeUserAgent":false,"storeLanguage":true}}', 'default|9357dc707090489e7df92ad8916eb7b87291d421d2d6914292c629f8d68693df|fallback|none|none|NONE|none', '2026-11-27 23:59:32.862263');
INSERT INTO public.subject VALUES ('sub_1111111111', NULL, 'anonymous', '2026-11-27 23:59:32.853279', '2026-11-27 23:59:32.853279', NULL);
INSERT INTO public.subject VALUES ('sub_2222222222', NULL, 'anonymous', '2026-11-27 23:59:32.879885', '2026-11-27 23:59:32.879885', NULL);
ALTER TABLE ONLY public."auditLog"
    ADD CONSTRAINT "auditLog_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."consentChain"
    ADD CONSTRAINT "consentChain_pkey" PRIMARY KEY (site, chain);
ALTER TABLE ONLY public."consentCount"
    ADD CONSTRAINT "consentCount_pkey" PRIMARY KEY (day, site, dimension, value, action, chain);
ALTER TABLE ONLY public."consentKey"
    ADD CONSTRAINT "consentKey_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."consentNotice"
    ADD CONSTRAINT "consentNotice_pkey" PRIMARY KEY (hash);
ALTER TABLE ONLY public."consentPolicy"
    ADD CONSTRAINT "consentPolicy_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."consentPurpose"
    ADD CONSTRAINT "consentPurpose_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."consentSeal"
    ADD CONSTRAINT "consentSeal_pkey" PRIMARY KEY (site, chain, seq);
ALTER TABLE ONLY public.consent
    ADD CONSTRAINT consent_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.domain
    ADD CONSTRAINT domain_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.private_c15t_settings
    ADD CONSTRAINT private_c15t_settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public."runtimePolicyDecision"
    ADD CONSTRAINT "runtimePolicyDecision_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public.subject
    ADD CONSTRAINT subject_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public."runtimePolicyDecision"
    ADD CONSTRAINT "unique_c_runtimePolicyDecision_dedupeKey" UNIQUE ("dedupeKey");
CREATE INDEX "consentCount_value" ON public."consentCount" USING btree (dimension, value, day);
CREATE INDEX "consentSeal_consent" ON public."consentSeal" USING btree ("consentId");
CREATE INDEX "consentSeal_record" ON public."consentSeal" USING btree ("recordId");
CREATE INDEX consents_account ON public.subject USING btree ("externalId");
CREATE UNIQUE INDEX consents_domain ON public.domain USING btree (name, COALESCE("tenantId", ''::text));
CREATE UNIQUE INDEX consents_policy ON public."consentPolicy" USING btree (type, COALESCE(hash, ''::text), version, COALESCE("tenantId", ''::text));
CREATE UNIQUE INDEX consents_purpose ON public."consentPurpose" USING btree (code, COALESCE("tenantId", ''::text));
CREATE INDEX consents_subject ON public.consent USING btree ("subjectId");
CREATE INDEX consents_time_id ON public.consent USING btree ("givenAt", id);
ALTER TABLE ONLY public."auditLog"
    ADD CONSTRAINT "auditLog_subject_subject_fk" FOREIGN KEY ("subjectId") REFERENCES public.subject(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE ONLY public.consent
    ADD CONSTRAINT "consent_consentPolicy_policy_fk" FOREIGN KEY ("policyId") REFERENCES public."consentPolicy"(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE ONLY public.consent
    ADD CONSTRAINT consent_domain_domain_fk FOREIGN KEY ("domainId") REFERENCES public.domain(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE ONLY public.consent
    ADD CONSTRAINT "consent_runtimePolicyDecision_runtimePolicyDecision_fk" FOREIGN KEY ("runtimePolicyDecisionId") REFERENCES public."runtimePolicyDecision"(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE ONLY public.consent
    ADD CONSTRAINT consent_subject_subject_fk FOREIGN KEY ("subjectId") REFERENCES public.subject(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
