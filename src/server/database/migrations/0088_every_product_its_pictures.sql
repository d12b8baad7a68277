-- Every product of the starting catalogue has pictures of its own: those that products shared are gone from the files.
UPDATE "products" SET "pictures" = "own"."pictures" FROM (VALUES
  ('2145516', ARRAY['2145516-three-quarter']),
  ('2646ES', ARRAY['2646es-three-quarter']),
  ('952400', ARRAY['952400-three-quarter']),
  ('A1761311', ARRAY['a1761311-three-quarter']),
  ('A9F74116', ARRAY['a9f74116-three-quarter']),
  ('A9F74332', ARRAY['a9f74332-three-quarter']),
  ('AC180-PV200', ARRAY['ac180-pv200-three-quarter']),
  ('AC200L', ARRAY['ac200l-three-quarter']),
  ('AIKO-A460-MAH54MW', ARRAY['aiko-a460-mah54mw-three-quarter']),
  ('AMEDIO-PROFESSIONAL-22', ARRAY['amedio-professional-22-three-quarter']),
  ('BOS-GM5.1', ARRAY['bos-gm5-1-three-quarter']),
  ('CS6.2-48TD-450', ARRAY['cs6-2-48td-450-three-quarter']),
  ('DELTAPRO-EU', ARRAY['deltapro-eu-three-quarter']),
  ('DF101PV', ARRAY['df101pv-three-quarter']),
  ('DL5.0C', ARRAY['dl5-0c-three-quarter']),
  ('EASEE-CHARGE-22', ARRAY['easee-charge-22-three-quarter']),
  ('EF-FLEX-100', ARRAY['ef-flex-100-three-quarter']),
  ('EL-JB2', ARRAY['el-jb2-three-quarter']),
  ('EU22I', ARRAY['eu22i-three-quarter']),
  ('EU70IS', ARRAY['eu70is-three-quarter']),
  ('EXPLORER-1000-V2', ARRAY['explorer-1000-v2-three-quarter']),
  ('GS-1932', ARRAY['gs-1932-three-quarter']),
  ('GS-3369RT', ARRAY['gs-3369rt-three-quarter']),
  ('H07RN-F-5G6-25', ARRAY['h07rn-f-5g6-25-three-quarter']),
  ('HMS-800-2T', ARRAY['hms-800-2t-three-quarter']),
  ('HP10M15', ARRAY['hp10m15-three-quarter']),
  ('HVS-5.1', ARRAY['hvs-5-1-three-quarter']),
  ('HYC150', ARRAY['hyc150-three-quarter']),
  ('JAM54D40-450/LB', ARRAY['jam54d40-450-lb-three-quarter']),
  ('JAM66D45-615/LB', ARRAY['jam66d45-615-lb-three-quarter']),
  ('JKM450N-54HL4R-V', ARRAY['jkm450n-54hl4r-v-three-quarter']),
  ('JKM580N-72HL4-V', ARRAY['jkm580n-72hl4-v-three-quarter']),
  ('K2-CROSSHOOK-3S', ARRAY['k2-crosshook-3s-three-quarter']),
  ('K2-MINIRAIL-SET', ARRAY['k2-minirail-set-three-quarter']),
  ('K2-SINGLERAIL-36-440', ARRAY['k2-singlerail-36-440-three-quarter']),
  ('LAPP-MOBILITY-T2-16-5', ARRAY['lapp-mobility-t2-16-5-three-quarter']),
  ('LR5-54HTH-435M', ARRAY['lr5-54hth-435m-three-quarter']),
  ('LR7-72HTH-615M', ARRAY['lr7-72hth-615m-three-quarter']),
  ('LUNA2000-5-S0', ARRAY['luna2000-5-s0-three-quarter']),
  ('LVS-4.0', ARRAY['lvs-4-0-three-quarter']),
  ('MC285', ARRAY['mc285-three-quarter']),
  ('MC405', ARRAY['mc405-three-quarter']),
  ('MCN325', ARRAY['mcn325-three-quarter']),
  ('MENNEKES-MODE3-T2-32-7.5', ARRAY['mennekes-mode3-t2-32-7-5-three-quarter']),
  ('NRGKICK-32A-5M', ARRAY['el-jb2-three-quarter']),
  ('OLFLEX-SOLAR-H1Z2Z2-K-1X6-BK-100', ARRAY['olflex-solar-h1z2z2-k-1x6-bk-100-three-quarter']),
  ('PL6-C20/1', ARRAY['pl6-c20-1-three-quarter']),
  ('PMP482505010', ARRAY['pmp482505010-three-quarter']),
  ('PRIMO-GEN24-6.0-PLUS', ARRAY['primo-gen24-6-0-plus-three-quarter']),
  ('PRM-ATS40-2P', ARRAY['prm-ats40-2p-three-quarter']),
  ('PRM-ATS63-4P', ARRAY['prm-ats63-4p-three-quarter']),
  ('PRM-AUTO5', ARRAY['prm-auto5-three-quarter']),
  ('PRM-BA16', ARRAY['prm-ba16-three-quarter']),
  ('PRM-BALCONY08', ARRAY['prm-balcony08-three-quarter']),
  ('PRM-BAT35-2X2-M8', ARRAY['prm-bat35-2x2-m8-three-quarter']),
  ('PRM-BIZ15', ARRAY['prm-biz15-three-quarter']),
  ('PRM-BIZ20', ARRAY['prm-biz20-three-quarter']),
  ('PRM-BIZ30', ARRAY['prm-biz30-three-quarter']),
  ('PRM-BIZ30H', ARRAY['prm-biz30h-three-quarter']),
  ('PRM-BR25', ARRAY['prm-br25-three-quarter']),
  ('PRM-BR5', ARRAY['prm-br5-three-quarter']),
  ('PRM-BT12HV', ARRAY['prm-bt12hv-three-quarter']),
  ('PRM-BW10', ARRAY['prm-bw10-three-quarter']),
  ('PRM-CP120-12V', ARRAY['prm-cp120-12v-three-quarter']),
  ('PRM-CP60', ARRAY['prm-cp60-three-quarter']),
  ('PRM-DB28-HYB', ARRAY['prm-db28-hyb-three-quarter']),
  ('PRM-DC120', ARRAY['prm-dc120-three-quarter']),
  ('PRM-DC2-1000', ARRAY['prm-dc2-1000-three-quarter']),
  ('PRM-DC30', ARRAY['prm-dc30-three-quarter']),
  ('PRM-DC60', ARRAY['prm-dc60-three-quarter']),
  ('PRM-DG30', ARRAY['prm-dg30-three-quarter']),
  ('PRM-DG60', ARRAY['prm-dg60-three-quarter']),
  ('PRM-EXT6-MC4-5', ARRAY['prm-ext6-mc4-5-three-quarter']),
  ('PRM-FH10-3X15', ARRAY['prm-fh10-3x15-three-quarter']),
  ('PRM-FLAT8', ARRAY['prm-flat8-three-quarter']),
  ('PRM-FP200', ARRAY['prm-fp200-three-quarter']),
  ('PRM-FX100', ARRAY['prm-fx100-three-quarter']),
  ('PRM-FX200', ARRAY['prm-fx200-three-quarter']),
  ('PRM-G2800', ARRAY['prm-g2800-three-quarter']),
  ('PRM-G6500T', ARRAY['prm-g6500t-three-quarter']),
  ('PRM-GO11', ARRAY['prm-go11-three-quarter']),
  ('PRM-GO22', ARRAY['prm-go22-three-quarter']),
  ('PRM-GO37', ARRAY['prm-go37-three-quarter']),
  ('PRM-GROUND12', ARRAY['prm-ground12-three-quarter']),
  ('PRM-H12-3P-HV', ARRAY['prm-h12-3p-hv-three-quarter']),
  ('PRM-H5-1P', ARRAY['prm-h5-1p-three-quarter']),
  ('PRM-H8-1P', ARRAY['prm-h8-1p-three-quarter']),
  ('PRM-HOME10-3P', ARRAY['prm-home10-3p-three-quarter']),
  ('PRM-HOME3', ARRAY['prm-home3-three-quarter']),
  ('PRM-HOME5', ARRAY['prm-home5-three-quarter']),
  ('PRM-HOME8', ARRAY['prm-home8-three-quarter']),
  ('PRM-HOOK-10', ARRAY['prm-hook-10-three-quarter']),
  ('PRM-M54B-410', ARRAY['prm-m54b-410-three-quarter']),
  ('PRM-M72S-550', ARRAY['prm-m72s-550-three-quarter']),
  ('PRM-M800', ARRAY['prm-m800-three-quarter']),
  ('PRM-MCB-SET5', ARRAY['prm-mcb-set5-three-quarter']),
  ('PRM-METAL10', ARRAY['prm-metal10-three-quarter']),
  ('PRM-MF120', ARRAY['prm-mf120-three-quarter']),
  ('PRM-MF240-SET', ARRAY['prm-mf240-set-three-quarter']),
  ('PRM-MF60', ARRAY['prm-mf60-three-quarter']),
  ('PRM-N54BG-440', ARRAY['prm-n54bg-440-three-quarter']),
  ('PRM-N54FB-440X2', ARRAY['prm-n54fb-440x2-three-quarter']),
  ('PRM-N54S-430', ARRAY['prm-n54s-430-three-quarter']),
  ('PRM-N66BG-620', ARRAY['prm-n66bg-620-three-quarter']),
  ('PRM-N66S-500', ARRAY['prm-n66s-500-three-quarter']),
  ('PRM-PITCH10', ARRAY['prm-pitch10-three-quarter']),
  ('PRM-PS3600', ARRAY['prm-ps3600-three-quarter']),
  ('PRM-PS500', ARRAY['prm-ps500-three-quarter']),
  ('PRM-PV10-RB-2X25', ARRAY['prm-pv10-rb-2x25-three-quarter']),
  ('PRM-PV4-RB-2X50', ARRAY['prm-pv4-rb-2x50-three-quarter']),
  ('PRM-PV6-RD-100', ARRAY['prm-pv6-rd-100-three-quarter']),
  ('PRM-RAIL-BALCONY2', ARRAY['prm-rail-balcony2-three-quarter']),
  ('PRM-S20-3P', ARRAY['prm-s20-3p-three-quarter']),
  ('PRM-SC10', ARRAY['prm-sc10-three-quarter']),
  ('PRM-SE12', ARRAY['prm-se12-three-quarter']),
  ('PRM-SG3600-800', ARRAY['prm-sg3600-800-three-quarter']),
  ('PRM-SG500-200', ARRAY['prm-sg500-200-three-quarter']),
  ('PRM-SL4', ARRAY['prm-sl4-three-quarter']),
  ('PRM-SL4-GUARD', ARRAY['prm-sl4-guard-three-quarter']),
  ('PRM-SL4-WINTER', ARRAY['prm-sl4-winter-three-quarter']),
  ('PRM-SPD12-4P-275', ARRAY['prm-spd12-4p-275-three-quarter']),
  ('PRM-STREET11-2', ARRAY['prm-street22-2-three-quarter']),
  ('PRM-STREET22-2', ARRAY['prm-street22-2-three-quarter']),
  ('PRM-STREET22-2PAY', ARRAY['prm-street22-2pay-three-quarter']),
  ('PRM-T2GBT-32-05', ARRAY['prm-t2gbt-32-05-three-quarter']),
  ('PRM-T2T1-32-5', ARRAY['prm-t2t1-32-5-three-quarter']),
  ('PRM-T2T2-16-5', ARRAY['prm-t2t2-16-5-three-quarter']),
  ('PRM-T2T2-32-7', ARRAY['prm-t2t2-32-7-three-quarter']),
  ('PRM-V2L-T2-16-2', ARRAY['prm-v2l-t2-16-2-three-quarter']),
  ('PRM-VF170', ARRAY['prm-vf170-three-quarter']),
  ('PRM-VF30-OBD', ARRAY['prm-vf30-obd-three-quarter']),
  ('PRM-VF340-SET', ARRAY['prm-vf340-set-three-quarter']),
  ('PRM-WALL11', ARRAY['prm-wall7-three-quarter']),
  ('PRM-WALL22', ARRAY['prm-wall22-three-quarter']),
  ('PRM-WALL7', ARRAY['prm-wall7-three-quarter']),
  ('PV-KBT4/6II-UR+PV-KST4/6II-UR', ARRAY['pv-kbt4-6ii-ur-pv-kst4-6ii-ur-three-quarter']),
  ('PV350', ARRAY['pv350-three-quarter']),
  ('QAS-100', ARRAY['qas-100-three-quarter']),
  ('QAS-200', ARRAY['qas-200-three-quarter']),
  ('SE-G5.1PRO-B', ARRAY['se-g5-1pro-b-three-quarter']),
  ('SOLAR110W', ARRAY['solar110w-three-quarter']),
  ('SOLAR220W', ARRAY['solar220w-three-quarter']),
  ('SUN-12K-SG04LP3-EU', ARRAY['sun-12k-sg04lp3-eu-three-quarter']),
  ('SUN-12K-SG05LP3-EU-SM2', ARRAY['sun-12k-sg05lp3-eu-sm2-three-quarter']),
  ('SUN-5K-SG03LP1-EU', ARRAY['sun-5k-sg03lp1-eu-three-quarter']),
  ('SUN-M80G4-EU-Q0', ARRAY['sun-m80g4-eu-q0-three-quarter']),
  ('SUN2000-10KTL-M1', ARRAY['sun2000-10ktl-m1-three-quarter']),
  ('SUN2000-20KTL-M2', ARRAY['sun2000-20ktl-m2-three-quarter']),
  ('SUN2000-5KTL-L1', ARRAY['sun2000-5ktl-l1-three-quarter']),
  ('TAC-W11-G5-R-0', ARRAY['tac-w11-g5-r-0-three-quarter']),
  ('TERRA-54-CJ', ARRAY['terra-54-cj-three-quarter']),
  ('TSM-445NEG9R.28', ARRAY['tsm-445neg9r-28-three-quarter']),
  ('US2000C', ARRAY['us2000c-three-quarter']),
  ('US3000C', ARRAY['us3000c-three-quarter']),
  ('US5000', ARRAY['us5000-three-quarter']),
  ('VS212PD', ARRAY['vs212pd-three-quarter']),
  ('WALLBOX-PULSAR-PLUS-11', ARRAY['wallbox-pulsar-plus-11-three-quarter']),
  ('Z-34/22-DC', ARRAY['z-34-22-dc-three-quarter']),
  ('Z-60/34', ARRAY['z-60-34-three-quarter']),
  ('ZAPTEC-GO', ARRAY['zaptec-go-three-quarter']),
  ('ZMR330-EU', ARRAY['zmr330-eu-three-quarter']),
  ('ZMR330-EU-SOLAR220W', ARRAY['zmr330-eu-solar220w-three-quarter']),
  ('ZMR620-B-EU', ARRAY['zmr620-b-eu-three-quarter'])
) AS "own" ("article", "pictures")
WHERE "products"."article_number" = "own"."article" AND "products"."pictures" <@ ARRAY['battery-rack', 'battery-rack-plain', 'battery-tower-hv', 'battery-tower-hv-plain', 'battery-wall', 'battery-wall-plain', 'cable-ev-type2', 'cable-mc4-connectors', 'cable-pv-spool', 'charger-ac-wallbox', 'charger-ac-wallbox-plain', 'charger-dc-pedestal', 'charger-dc-pedestal-plain', 'charger-portable', 'charger-portable-plain', 'charging-station-street', 'charging-station-street-plain', 'component-dc-fuse', 'component-distribution-box', 'component-distribution-box-plain', 'component-surge-protector', 'component-surge-protector-plain', 'crane-mini', 'crane-mini-plain', 'generator-industrial', 'generator-industrial-plain', 'generator-portable', 'generator-portable-plain', 'inverter-hybrid', 'inverter-hybrid-plain', 'inverter-three-phase', 'inverter-three-phase-plain', 'lift-boom', 'lift-boom-plain', 'lift-scissor', 'lift-scissor-plain', 'lighting-tower-solar', 'lighting-tower-solar-plain', 'microinverter', 'microinverter-plain', 'mounting-ground-frame', 'mounting-rail-set', 'mounting-roof-hook', 'portable-panel-flexible', 'portable-panel-folding', 'power-station-large', 'power-station-large-plain', 'power-station-small', 'power-station-small-plain', 'solar-generator-set', 'solar-generator-set-plain', 'solar-kit-autonomous', 'solar-kit-autonomous-plain', 'solar-kit-business', 'solar-kit-business-plain', 'solar-kit-home', 'solar-kit-home-plain', 'solar-panel-black', 'solar-panel-full-black-pair', 'solar-panel-silver', 'switch-changeover-ats', 'switch-changeover-ats-plain', 'switch-mcb', 'switch-mcb-plain'];
--> statement-breakpoint
UPDATE "order_items" SET "picture" = "products"."pictures"[1] FROM "products" WHERE "products"."id" = "order_items"."product_id" AND "order_items"."picture" = ANY (ARRAY['battery-rack', 'battery-rack-plain', 'battery-tower-hv', 'battery-tower-hv-plain', 'battery-wall', 'battery-wall-plain', 'cable-ev-type2', 'cable-mc4-connectors', 'cable-pv-spool', 'charger-ac-wallbox', 'charger-ac-wallbox-plain', 'charger-dc-pedestal', 'charger-dc-pedestal-plain', 'charger-portable', 'charger-portable-plain', 'charging-station-street', 'charging-station-street-plain', 'component-dc-fuse', 'component-distribution-box', 'component-distribution-box-plain', 'component-surge-protector', 'component-surge-protector-plain', 'crane-mini', 'crane-mini-plain', 'generator-industrial', 'generator-industrial-plain', 'generator-portable', 'generator-portable-plain', 'inverter-hybrid', 'inverter-hybrid-plain', 'inverter-three-phase', 'inverter-three-phase-plain', 'lift-boom', 'lift-boom-plain', 'lift-scissor', 'lift-scissor-plain', 'lighting-tower-solar', 'lighting-tower-solar-plain', 'microinverter', 'microinverter-plain', 'mounting-ground-frame', 'mounting-rail-set', 'mounting-roof-hook', 'portable-panel-flexible', 'portable-panel-folding', 'power-station-large', 'power-station-large-plain', 'power-station-small', 'power-station-small-plain', 'solar-generator-set', 'solar-generator-set-plain', 'solar-kit-autonomous', 'solar-kit-autonomous-plain', 'solar-kit-business', 'solar-kit-business-plain', 'solar-kit-home', 'solar-kit-home-plain', 'solar-panel-black', 'solar-panel-full-black-pair', 'solar-panel-silver', 'switch-changeover-ats', 'switch-changeover-ats-plain', 'switch-mcb', 'switch-mcb-plain']);
--> statement-breakpoint
UPDATE "quote_lines" SET "picture" = "products"."pictures"[1] FROM "products" WHERE "products"."id" = "quote_lines"."product_id" AND "quote_lines"."picture" = ANY (ARRAY['battery-rack', 'battery-rack-plain', 'battery-tower-hv', 'battery-tower-hv-plain', 'battery-wall', 'battery-wall-plain', 'cable-ev-type2', 'cable-mc4-connectors', 'cable-pv-spool', 'charger-ac-wallbox', 'charger-ac-wallbox-plain', 'charger-dc-pedestal', 'charger-dc-pedestal-plain', 'charger-portable', 'charger-portable-plain', 'charging-station-street', 'charging-station-street-plain', 'component-dc-fuse', 'component-distribution-box', 'component-distribution-box-plain', 'component-surge-protector', 'component-surge-protector-plain', 'crane-mini', 'crane-mini-plain', 'generator-industrial', 'generator-industrial-plain', 'generator-portable', 'generator-portable-plain', 'inverter-hybrid', 'inverter-hybrid-plain', 'inverter-three-phase', 'inverter-three-phase-plain', 'lift-boom', 'lift-boom-plain', 'lift-scissor', 'lift-scissor-plain', 'lighting-tower-solar', 'lighting-tower-solar-plain', 'microinverter', 'microinverter-plain', 'mounting-ground-frame', 'mounting-rail-set', 'mounting-roof-hook', 'portable-panel-flexible', 'portable-panel-folding', 'power-station-large', 'power-station-large-plain', 'power-station-small', 'power-station-small-plain', 'solar-generator-set', 'solar-generator-set-plain', 'solar-kit-autonomous', 'solar-kit-autonomous-plain', 'solar-kit-business', 'solar-kit-business-plain', 'solar-kit-home', 'solar-kit-home-plain', 'solar-panel-black', 'solar-panel-full-black-pair', 'solar-panel-silver', 'switch-changeover-ats', 'switch-changeover-ats-plain', 'switch-mcb', 'switch-mcb-plain']);
--> statement-breakpoint
UPDATE "categories" SET "picture" = "own"."picture" FROM (VALUES
  ('solar-panels', 'jam54d40-450-lb-three-quarter'),
  ('batteries', 'us5000-three-quarter'),
  ('inverters', 'sun-12k-sg04lp3-eu-three-quarter'),
  ('sets-of-solar-power-plants', 'prm-home5-three-quarter'),
  ('mounting-systems', 'prm-hook-10-three-quarter'),
  ('ev-chargers', 'prm-wall22-three-quarter'),
  ('dc-charging-stations', 'prm-dc60-three-quarter'),
  ('ac-charging-stations', 'prm-wall7-three-quarter'),
  ('portable-charging-devices', 'prm-go11-three-quarter'),
  ('cables-adapters', 'prm-t2t2-16-5-three-quarter'),
  ('charging-stations', 'prm-street22-2-three-quarter'),
  ('portable-power-stations', 'prm-ps3600-three-quarter'),
  ('solar-generators', 'prm-sg3600-800-three-quarter'),
  ('portable-solar-panels', 'prm-fp200-three-quarter'),
  ('folding-panels', 'solar220w-three-quarter'),
  ('flexible-panels', 'prm-fx200-three-quarter'),
  ('camping-panels', 'prm-cp120-12v-three-quarter'),
  ('marine-panels', 'prm-mf120-three-quarter'),
  ('vehicle-panels', 'prm-vf170-three-quarter'),
  ('generators', 'prm-g6500t-three-quarter'),
  ('industrial-generators', 'prm-dg60-three-quarter'),
  ('solar-lighting-towers', 'prm-sl4-three-quarter'),
  ('lifts-and-cranes', 'prm-ba16-three-quarter'),
  ('scissor-lifts', 'prm-se12-three-quarter'),
  ('boom-lifts', 'z-60-34-three-quarter'),
  ('cranes', 'prm-sc10-three-quarter'),
  ('automatic-switches', 'a9f74332-three-quarter'),
  ('cables-wires', 'prm-pv6-rd-100-three-quarter'),
  ('electrical-components', 'prm-spd12-4p-275-three-quarter')
) AS "own" ("slug", "picture")
WHERE "categories"."slug" = "own"."slug" AND "categories"."picture" = ANY (ARRAY['battery-rack', 'battery-rack-plain', 'battery-tower-hv', 'battery-tower-hv-plain', 'battery-wall', 'battery-wall-plain', 'cable-ev-type2', 'cable-mc4-connectors', 'cable-pv-spool', 'charger-ac-wallbox', 'charger-ac-wallbox-plain', 'charger-dc-pedestal', 'charger-dc-pedestal-plain', 'charger-portable', 'charger-portable-plain', 'charging-station-street', 'charging-station-street-plain', 'component-dc-fuse', 'component-distribution-box', 'component-distribution-box-plain', 'component-surge-protector', 'component-surge-protector-plain', 'crane-mini', 'crane-mini-plain', 'generator-industrial', 'generator-industrial-plain', 'generator-portable', 'generator-portable-plain', 'inverter-hybrid', 'inverter-hybrid-plain', 'inverter-three-phase', 'inverter-three-phase-plain', 'lift-boom', 'lift-boom-plain', 'lift-scissor', 'lift-scissor-plain', 'lighting-tower-solar', 'lighting-tower-solar-plain', 'microinverter', 'microinverter-plain', 'mounting-ground-frame', 'mounting-rail-set', 'mounting-roof-hook', 'portable-panel-flexible', 'portable-panel-folding', 'power-station-large', 'power-station-large-plain', 'power-station-small', 'power-station-small-plain', 'solar-generator-set', 'solar-generator-set-plain', 'solar-kit-autonomous', 'solar-kit-autonomous-plain', 'solar-kit-business', 'solar-kit-business-plain', 'solar-kit-home', 'solar-kit-home-plain', 'solar-panel-black', 'solar-panel-full-black-pair', 'solar-panel-silver', 'switch-changeover-ats', 'switch-changeover-ats-plain', 'switch-mcb', 'switch-mcb-plain']);
--> statement-breakpoint
UPDATE "promotions" SET "picture" = 'prm-n54fb-440x2-three-quarter' WHERE "category_id" = 1 AND "picture" = ANY (ARRAY['battery-rack', 'battery-rack-plain', 'battery-tower-hv', 'battery-tower-hv-plain', 'battery-wall', 'battery-wall-plain', 'cable-ev-type2', 'cable-mc4-connectors', 'cable-pv-spool', 'charger-ac-wallbox', 'charger-ac-wallbox-plain', 'charger-dc-pedestal', 'charger-dc-pedestal-plain', 'charger-portable', 'charger-portable-plain', 'charging-station-street', 'charging-station-street-plain', 'component-dc-fuse', 'component-distribution-box', 'component-distribution-box-plain', 'component-surge-protector', 'component-surge-protector-plain', 'crane-mini', 'crane-mini-plain', 'generator-industrial', 'generator-industrial-plain', 'generator-portable', 'generator-portable-plain', 'inverter-hybrid', 'inverter-hybrid-plain', 'inverter-three-phase', 'inverter-three-phase-plain', 'lift-boom', 'lift-boom-plain', 'lift-scissor', 'lift-scissor-plain', 'lighting-tower-solar', 'lighting-tower-solar-plain', 'microinverter', 'microinverter-plain', 'mounting-ground-frame', 'mounting-rail-set', 'mounting-roof-hook', 'portable-panel-flexible', 'portable-panel-folding', 'power-station-large', 'power-station-large-plain', 'power-station-small', 'power-station-small-plain', 'solar-generator-set', 'solar-generator-set-plain', 'solar-kit-autonomous', 'solar-kit-autonomous-plain', 'solar-kit-business', 'solar-kit-business-plain', 'solar-kit-home', 'solar-kit-home-plain', 'solar-panel-black', 'solar-panel-full-black-pair', 'solar-panel-silver', 'switch-changeover-ats', 'switch-changeover-ats-plain', 'switch-mcb', 'switch-mcb-plain']);
--> statement-breakpoint
UPDATE "promotions" SET "picture" = 'prm-dc120-three-quarter' WHERE "category_id" = 6 AND "picture" = ANY (ARRAY['battery-rack', 'battery-rack-plain', 'battery-tower-hv', 'battery-tower-hv-plain', 'battery-wall', 'battery-wall-plain', 'cable-ev-type2', 'cable-mc4-connectors', 'cable-pv-spool', 'charger-ac-wallbox', 'charger-ac-wallbox-plain', 'charger-dc-pedestal', 'charger-dc-pedestal-plain', 'charger-portable', 'charger-portable-plain', 'charging-station-street', 'charging-station-street-plain', 'component-dc-fuse', 'component-distribution-box', 'component-distribution-box-plain', 'component-surge-protector', 'component-surge-protector-plain', 'crane-mini', 'crane-mini-plain', 'generator-industrial', 'generator-industrial-plain', 'generator-portable', 'generator-portable-plain', 'inverter-hybrid', 'inverter-hybrid-plain', 'inverter-three-phase', 'inverter-three-phase-plain', 'lift-boom', 'lift-boom-plain', 'lift-scissor', 'lift-scissor-plain', 'lighting-tower-solar', 'lighting-tower-solar-plain', 'microinverter', 'microinverter-plain', 'mounting-ground-frame', 'mounting-rail-set', 'mounting-roof-hook', 'portable-panel-flexible', 'portable-panel-folding', 'power-station-large', 'power-station-large-plain', 'power-station-small', 'power-station-small-plain', 'solar-generator-set', 'solar-generator-set-plain', 'solar-kit-autonomous', 'solar-kit-autonomous-plain', 'solar-kit-business', 'solar-kit-business-plain', 'solar-kit-home', 'solar-kit-home-plain', 'solar-panel-black', 'solar-panel-full-black-pair', 'solar-panel-silver', 'switch-changeover-ats', 'switch-changeover-ats-plain', 'switch-mcb', 'switch-mcb-plain']);
--> statement-breakpoint
UPDATE "promotions" SET "picture" = 'prm-bt12hv-three-quarter' WHERE "category_id" = 2 AND "picture" = ANY (ARRAY['battery-rack', 'battery-rack-plain', 'battery-tower-hv', 'battery-tower-hv-plain', 'battery-wall', 'battery-wall-plain', 'cable-ev-type2', 'cable-mc4-connectors', 'cable-pv-spool', 'charger-ac-wallbox', 'charger-ac-wallbox-plain', 'charger-dc-pedestal', 'charger-dc-pedestal-plain', 'charger-portable', 'charger-portable-plain', 'charging-station-street', 'charging-station-street-plain', 'component-dc-fuse', 'component-distribution-box', 'component-distribution-box-plain', 'component-surge-protector', 'component-surge-protector-plain', 'crane-mini', 'crane-mini-plain', 'generator-industrial', 'generator-industrial-plain', 'generator-portable', 'generator-portable-plain', 'inverter-hybrid', 'inverter-hybrid-plain', 'inverter-three-phase', 'inverter-three-phase-plain', 'lift-boom', 'lift-boom-plain', 'lift-scissor', 'lift-scissor-plain', 'lighting-tower-solar', 'lighting-tower-solar-plain', 'microinverter', 'microinverter-plain', 'mounting-ground-frame', 'mounting-rail-set', 'mounting-roof-hook', 'portable-panel-flexible', 'portable-panel-folding', 'power-station-large', 'power-station-large-plain', 'power-station-small', 'power-station-small-plain', 'solar-generator-set', 'solar-generator-set-plain', 'solar-kit-autonomous', 'solar-kit-autonomous-plain', 'solar-kit-business', 'solar-kit-business-plain', 'solar-kit-home', 'solar-kit-home-plain', 'solar-panel-black', 'solar-panel-full-black-pair', 'solar-panel-silver', 'switch-changeover-ats', 'switch-changeover-ats-plain', 'switch-mcb', 'switch-mcb-plain']);
--> statement-breakpoint
UPDATE "promotions" SET "picture" = 'prm-pv4-rb-2x50-three-quarter' WHERE "category_id" = 11 AND "picture" = ANY (ARRAY['battery-rack', 'battery-rack-plain', 'battery-tower-hv', 'battery-tower-hv-plain', 'battery-wall', 'battery-wall-plain', 'cable-ev-type2', 'cable-mc4-connectors', 'cable-pv-spool', 'charger-ac-wallbox', 'charger-ac-wallbox-plain', 'charger-dc-pedestal', 'charger-dc-pedestal-plain', 'charger-portable', 'charger-portable-plain', 'charging-station-street', 'charging-station-street-plain', 'component-dc-fuse', 'component-distribution-box', 'component-distribution-box-plain', 'component-surge-protector', 'component-surge-protector-plain', 'crane-mini', 'crane-mini-plain', 'generator-industrial', 'generator-industrial-plain', 'generator-portable', 'generator-portable-plain', 'inverter-hybrid', 'inverter-hybrid-plain', 'inverter-three-phase', 'inverter-three-phase-plain', 'lift-boom', 'lift-boom-plain', 'lift-scissor', 'lift-scissor-plain', 'lighting-tower-solar', 'lighting-tower-solar-plain', 'microinverter', 'microinverter-plain', 'mounting-ground-frame', 'mounting-rail-set', 'mounting-roof-hook', 'portable-panel-flexible', 'portable-panel-folding', 'power-station-large', 'power-station-large-plain', 'power-station-small', 'power-station-small-plain', 'solar-generator-set', 'solar-generator-set-plain', 'solar-kit-autonomous', 'solar-kit-autonomous-plain', 'solar-kit-business', 'solar-kit-business-plain', 'solar-kit-home', 'solar-kit-home-plain', 'solar-panel-black', 'solar-panel-full-black-pair', 'solar-panel-silver', 'switch-changeover-ats', 'switch-changeover-ats-plain', 'switch-mcb', 'switch-mcb-plain']);
--> statement-breakpoint
-- Sentences that explained how a shared picture differed from the goods.
UPDATE "product_texts" SET "description" = replace("description", ' На фото зображено меншу станцію цієї серії: у вас інвертор буде трифазний, а акумуляторів два.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-HOME10-3P' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Zdjęcie pokazuje mniejszą instalację z tej serii: tu falownik jest trójfazowy, a magazyny są dwa.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-HOME10-3P' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' The photo shows a smaller plant of this series: here the inverter is three-phase and there are two batteries.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-HOME10-3P' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Ціна за одну рейку; на фото показано пучок із затискачами, їх купують окремо.', 'Ціна за одну рейку; затискачі купують окремо.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'K2-SINGLERAIL-36-440' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Cena dotyczy jednej szyny; na zdjęciu pokazano pęk z klemami, które kupuje się osobno.', 'Cena dotyczy jednej szyny; klemy kupuje się osobno.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'K2-SINGLERAIL-36-440' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'The price is for one rail; the photo shows a bundle with clamps, which are bought separately.', 'The price is for one rail; clamps are bought separately.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'K2-SINGLERAIL-36-440' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'На фото більша модель цієї серії з двома кабелями; DC 30 має один.', 'DC 30 має один кабель.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-DC30' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Na zdjęciu większy model tej serii z dwoma kablami, DC 30 ma jeden.', 'DC 30 ma jeden kabel.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-DC30' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'The photo shows the larger model of the series with two cables; the DC 30 has one.', 'The DC 30 has one cable.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-DC30' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' На фото модель DC 60 тієї самої серії.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-DC120' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Na zdjęciu DC 60 z tej samej serii.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-DC120' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' The photo shows the DC 60 of the same series.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-DC120' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'На фото показано типову колонку, форма корпусу ABB відрізняється. ', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'TERRA-54-CJ' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Zdjęcie jest poglądowe, obudowa ABB ma inny kształt. ', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'TERRA-54-CJ' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'The photo shows a typical pedestal; ABB’s cabinet has another shape. ', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'TERRA-54-CJ' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Фото показує типову колонку.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'HYC150' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Zdjęcie poglądowe.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'HYC150' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' The photo shows a typical pedestal.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'HYC150' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Кабель не входить до комплекту, на фото його показано для масштабу.', 'Кабель не входить до комплекту.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'EASEE-CHARGE-22' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Kabel nie wchodzi w skład zestawu, na zdjęciu pokazano go poglądowo.', 'Kabel nie wchodzi w skład zestawu.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'EASEE-CHARGE-22' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'The cable is not included; the photo shows one for illustration.', 'The cable is not included.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'EASEE-CHARGE-22' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Кабель на фото до комплекту не входить: підійде будь-який Type 2–Type 2, для трьох фаз на 32 А беріть переріз 6 мм².', 'Кабель до комплекту не входить: підійде будь-який Type 2–Type 2, для трьох фаз на 32 А беріть переріз 6 мм².') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'ZAPTEC-GO' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Kabla ze zdjęcia nie ma w zestawie: pasuje każdy Type 2–Type 2, dla trzech faz 32 A o przekroju 6 mm².', 'Kabla nie ma w zestawie: pasuje każdy Type 2–Type 2, dla trzech faz 32 A o przekroju 6 mm².') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'ZAPTEC-GO' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'The cable in the photo is not included; every Type 2 to Type 2 lead fits, 6 mm² for three phases at 32 A.', 'No cable is included; every Type 2 to Type 2 lead fits, 6 mm² for three phases at 32 A.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'ZAPTEC-GO' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'На фото однофазна модель зі звичайною вилкою; кабель і вилка Go 11 товщі. ', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-GO11' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Na zdjęciu model jednofazowy ze zwykłą wtyczką; kabel i wtyczka Go 11 są grubsze. ', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-GO11' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'The photo shows the single-phase model with an ordinary plug; cable and plug of the Go 11 are thicker. ', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-GO11' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Фото показує модель 3,7 кВт, блок Go 22 більший.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-GO22' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Zdjęcie pokazuje wersję 3,7 kW, skrzynka Go 22 jest większa.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-GO22' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' The photo shows the 3.7 kW version; the Go 22 box is larger.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-GO22' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Фото показує зарядку подібної будови з незмінною вилкою.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'EL-JB2' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Zdjęcie pokazuje ładowarkę o podobnej budowie, ze stałą wtyczką.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'EL-JB2' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' The photo shows a charger of similar build with a fixed plug.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'EL-JB2' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Прилад на фото показано умовно.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'NRGKICK-32A-5M' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Zdjęcie urządzenia jest poglądowe.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'NRGKICK-32A-5M' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' The photo is for illustration.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'NRGKICK-32A-5M' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' На фото кабель Type 2–Type 2 тієї ж серії.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-T2T1-32-5' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Na zdjęciu kabel Type 2 – Type 2 z tej samej serii.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-T2T1-32-5' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' The photo shows the Type 2 to Type 2 cable of the series.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-T2T1-32-5' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' На фото кабель тієї ж серії з роз’ємами Type 2.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-T2GBT-32-05' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Na zdjęciu kabel tej samej serii ze złączami Type 2.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-T2GBT-32-05' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' The photo shows a cable of the series with Type 2 connectors.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-T2GBT-32-05' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Фото показує серію кабелів Promin із роз’ємами Type 2.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-V2L-T2-16-2' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Zdjęcie pokazuje kable Promin ze złączami Type 2.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-V2L-T2-16-2' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' The photo shows the Promin cable series with Type 2 connectors.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-V2L-T2-16-2' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'На фото модель 22 Duo, зовні вони однакові, відрізняється напис на екрані. ', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-STREET11-2' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Na zdjęciu model 22 Duo; z zewnątrz są jednakowe, różni się napis na ekranie. ', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-STREET11-2' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'The photo shows the 22 Duo; outside they are alike and only the screen text differs. ', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-STREET11-2' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Фото показує стовп схожого призначення, корпус Amedio ширший.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'AMEDIO-PROFESSIONAL-22' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Zdjęcie pokazuje słupek o podobnym przeznaczeniu, obudowa Amedio jest szersza.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'AMEDIO-PROFESSIONAL-22' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' The photo shows a post for the same purpose; the Amedio is wider.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'AMEDIO-PROFESSIONAL-22' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'На фото — електрична модель, GS-3369 RT має великі протекторні шини.', 'GS-3369 RT має великі протекторні шини.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'GS-3369RT' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Na zdjęciu jest model elektryczny, GS-3369 RT ma duże terenowe opony.', 'GS-3369 RT ma duże terenowe opony.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'GS-3369RT' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'The picture shows an electric model; the GS-3369 RT has large lugged tyres.', 'The GS-3369 RT has large lugged tyres.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'GS-3369RT' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Підходять до будь-яких тримачів 10 × 38 на 1000 В; тримач на фото до комплекту не входить.', 'Підходять до будь-яких тримачів 10 × 38 на 1000 В; тримач до комплекту не входить.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'HP10M15' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Pasują do podstaw 10 × 38 na 1000 V; podstawa ze zdjęcia nie wchodzi w skład opakowania.', 'Pasują do podstaw 10 × 38 na 1000 V; podstawa nie wchodzi w skład opakowania.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'HP10M15' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'They fit any 10 × 38 holder for 1,000 V; the holder in the picture is not included.', 'They fit any 10 × 38 holder for 1,000 V; no holder is included.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'HP10M15' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Автомати на фото показано для прикладу, до комплекту вони не входять.', 'Автомати до комплекту не входять.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'VS212PD' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Wyłączniki na zdjęciu są przykładowe i nie wchodzą w skład zestawu.', 'Wyłączniki nie wchodzą w skład zestawu.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'VS212PD' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'The breakers in the picture are an example and not included.', 'Breakers are not included.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'VS212PD' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'На фото — три тримачі, ціна за один.', 'Ціна за один тримач.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'DF101PV' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Na zdjęciu trzy podstawy, cena dotyczy jednej.', 'Cena dotyczy jednej podstawy.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'DF101PV' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'The picture shows three, the price is for one.', 'The price is for one holder.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'DF101PV' AND "locale" = 'en';
